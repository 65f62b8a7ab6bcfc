import { contractPapersRoot, filesRoot } from '../../files/address.ts'
import { drawFromUrl } from '../../pictures/pictures.ts'
import { documentsRoot } from '../../exchange/files/documents.ts'
import { purchaseFilesRoot } from '../../exchange/procurement/supplier/documents.ts'
import { worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { headers, json, badRequest } from './responses.ts'
import { type RequestContext, rateLimitedWorlds, countUseBy, RateLimitError, worldOf } from './context.ts'
import { answerBank } from '../sites/bank.ts'
import { answerConsole } from '../console/console.ts'
import { answerContract } from './contract.ts'
import { answerFace } from '../sites/face.ts'
import { answerFeed, feedsRoot } from '../sites/feeds.ts'
import { answerFile } from '../sites/files.ts'
import { answerPurchaseFile } from '../sites/purchase-files.ts'
import { answerPurchaseSystem } from '../sites/purchase-system.ts'
import { answerSitemap, sitemapPath } from '../sites/sitemap.ts'
import { answerDocument } from '../sites/documents.ts'
import { answerPaper } from '../sites/papers.ts'
import { cookieOf } from './cookie.ts'
import { isSameSite } from './origin.ts'
import { prefixes } from '../prefixes.ts'
import type { RateOf } from './rates.ts'
import { answerSignOn } from '../sites/sign-on.ts'
import { pageSource } from '../../exchange/actor.ts'
import { noteRefused } from './refused-requests.ts'

async function takePageView({ request, worlds }: RequestContext): Promise<Response> {
  const exchange = worldOf(request, worlds)
  const text = (await request.text()).slice(0, 4000)
  exchange.pageViews.push({ at: exchange.now(), text })
  exchange.pageViews.splice(0, exchange.pageViews.length - 500)
  return new Response(null, { status: 204, headers })
}

function picture(url: URL): Response {
  const drawn = drawFromUrl(url.pathname, url.searchParams)
  if (!drawn) return new Response('no such picture', { status: 404, headers })
  return new Response(drawn.svg, {
    headers: {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, immutable',
    },
  })
}

/** Browsers send these without `Origin`, so that they may not change anything. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The handlers know two methods: HEAD is handled as GET. */
function withoutHead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/**
 * Refuses changes from pages of other sites, whatever the form of the request. The phone's page sends no referrer
 * (`referrer-policy: no-referrer`), so that its form has the origin `null`.
 */
function isForeign(request: Request, url: URL): boolean {
  const origin = request.headers.get('origin')
  if (safeMethods.has(request.method) || origin === null) return false
  if (origin === 'null') return !url.pathname.startsWith(prefixes.face)
  return !isSameSite(origin, request.headers.get('host') ?? url.host)
}

type Handler = (context: RequestContext) => Response | Promise<Response>

const contractBelow =
  (prefix: string): Handler =>
  (context) =>
    answerContract(context, context.url.pathname.slice(prefix.length))

/** A handler that uses the visitor's rate of calls. */
const rateLimited =
  (handler: Handler): Handler =>
  (context) => {
    context.countUse('call')
    return handler(context)
  }

/** Handlers by prefix; the first match counts. */
const routes: readonly (readonly [prefix: string, handler: Handler])[] = [
  [`${prefixes.api}/`, contractBelow(prefixes.api)],
  [`${prefixes.bidding}/`, contractBelow(prefixes.bidding)],
  ['/mock-pictures/', ({ url }) => picture(url)],
  [documentsRoot, ({ request, url, worlds }) => answerDocument(worldOf(request, worlds), url, headers)],
  [prefixes.bank, rateLimited(({ request, url, worlds }) => answerBank(request, url, worldOf(request, worlds)))],
  [prefixes.face, rateLimited(({ request, url, worlds }) => answerFace(request, url, worldOf(request, worlds)))],
  [
    prefixes.purchaseSystem,
    rateLimited(({ request, url, worlds }) => answerPurchaseSystem(request, url, worldOf(request, worlds))),
  ],
  [purchaseFilesRoot, ({ request, url, worlds }) => answerPurchaseFile(request, url, worldOf(request, worlds))],
  [contractPapersRoot, ({ request, url, worlds }) => answerPaper(worldOf(request, worlds), url, headers)],
  [
    filesRoot,
    ({ request, url, worlds }) => answerFile(worldOf(request, worlds), url, headers, request.headers.get('range')),
  ],
  [feedsRoot, ({ request, url, worlds }) => answerFeed(worldOf(request, worlds), url)],
  [sitemapPath, ({ request, url, worlds }) => answerSitemap(worldOf(request, worlds), url)],
  [`${prefixes.signOn}/`, rateLimited(({ request, url, worlds }) => answerSignOn(request, url, worlds))],
]

function handlerFor({ method }: Request, { pathname }: URL, withConsole: boolean): Handler | undefined {
  const [, handler] = routes.find(([prefix]) => pathname.startsWith(prefix)) ?? []
  if (handler) return handler
  if (pathname === prefixes.analytics && method === 'POST') return rateLimited(takePageView)
  return withConsole && pathname.startsWith('/__mock')
    ? ({ request, url, worlds }) => answerConsole(request, url, worlds)
    : undefined
}

type Visit = { worlds: Worlds; withConsole: boolean; take: (what: RateOf) => number | null; source: string }

async function answerOf(request: Request, url: URL, { worlds, withConsole, take, source }: Visit) {
  if (isForeign(request, url)) return badRequest(403)
  const handler = handlerFor(request, url, withConsole)
  if (!handler) return null
  if (!safeMethods.has(request.method) && request.method !== 'POST')
    return badRequest(405, { allow: 'GET, HEAD, POST' })
  const countUse = countUseBy(take)
  try {
    const limited = rateLimitedWorlds(worlds, countUse)
    return await handler({ request: withoutHead(request), url, worlds: limited, countUse, source })
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error
    const msg = `访问过于频繁，请 ${error.seconds} 秒后再试`
    return json({ code: 429, msg, data: null }, 429, { 'retry-after': String(error.seconds) })
  }
}

/**
 * The mock exchange as one function of a request; null if the address is not one of its own. `withConsole` adds `/__mock`; `take`
 * counts one use of a rate, and returns the seconds until the next allowed one when it is used up; `source` is the network address that
 * the request came from.
 */
export async function answerRequest(
  request: Request,
  worlds: Worlds,
  withConsole: boolean,
  take: (what: RateOf) => number | null = () => null,
  source: string = pageSource,
): Promise<Response | null> {
  const url = new URL(request.url)
  const answer = await answerOf(request, url, { worlds, withConsole, take, source })
  const world = worldName(cookieOf(request, worldCookie))
  // A refused request opens no world.
  if (answer && worlds.isOpen(world))
    noteRefused(worlds.of(world), { code: answer.status, method: request.method, path: url.pathname, source })
  return answer
}
