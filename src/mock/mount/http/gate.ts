import { filesRoot } from '../../files/attachments.ts'
import { drawFromUrl } from '../../pictures/pictures.ts'
import { documentsRoot } from '../../exchange/files/documents.ts'
import type { Worlds } from '../../worlds.ts'
import { headers, json, misread } from './responses.ts'
import { type Asked, countedWorlds, passOf, TooMuch, worldOf } from './asked.ts'
import { answerBank } from '../sites/bank.ts'
import { answerConsole } from '../console/console.ts'
import { answerContract } from './contract.ts'
import { answerFace } from '../sites/face.ts'
import { answerFile } from '../sites/files.ts'
import { answerLetter } from '../sites/documents.ts'
import { isSameSite } from './origin.ts'
import { prefixes } from '../prefixes.ts'
import type { RateOf } from './rates.ts'
import { answerSignOn } from '../sites/sign-on.ts'

async function takePageView({ request, worlds }: Asked): Promise<Response> {
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

/** Browsers do not tell where these come from, so that nothing may be changed by them. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Doors know two methods: what is asked for its head alone is read like anything else. */
function asRead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/**
 * A page of another site may not change anything here, whatever form its request takes. The phone's page tells nobody where it is
 * (`referrer-policy: no-referrer`), so that its form comes from nowhere.
 */
function isForeign(request: Request, url: URL): boolean {
  const origin = request.headers.get('origin')
  if (reading.has(request.method) || origin === null) return false
  if (origin === 'null') return !url.pathname.startsWith(prefixes.face)
  return !isSameSite(origin, request.headers.get('host') ?? url.host)
}

type Door = (asked: Asked) => Response | Promise<Response>

const contractBelow =
  (prefix: string): Door =>
  (asked) =>
    answerContract(asked, asked.url.pathname.slice(prefix.length))

/** One that writes down what a visitor does. */
const counted =
  (door: Door): Door =>
  (asked) => {
    asked.pass('call')
    return door(asked)
  }

/** What answers below which address; the first that fits. */
const doors: readonly (readonly [prefix: string, door: Door])[] = [
  [`${prefixes.api}/`, contractBelow(prefixes.api)],
  [`${prefixes.bidding}/`, contractBelow(prefixes.bidding)],
  ['/mock-pictures/', ({ url }) => picture(url)],
  [documentsRoot, ({ request, url, worlds }) => answerLetter(worldOf(request, worlds), url, headers)],
  [prefixes.bank, counted(({ request, url, worlds }) => answerBank(request, url, worldOf(request, worlds)))],
  [prefixes.face, counted(({ request, url, worlds }) => answerFace(request, url, worldOf(request, worlds)))],
  [filesRoot, ({ request, url, worlds }) => answerFile(worldOf(request, worlds), url, headers)],
  [`${prefixes.signOn}/`, counted(({ request, url, worlds }) => answerSignOn(request, url, worlds))],
]

function doorTo({ method }: Request, { pathname }: URL, withConsole: boolean): Door | undefined {
  const [, door] = doors.find(([prefix]) => pathname.startsWith(prefix)) ?? []
  if (door) return door
  if (pathname === prefixes.analytics && method === 'POST') return counted(takePageView)
  return withConsole && pathname.startsWith('/__mock')
    ? ({ request, url, worlds }) => answerConsole(request, url, worlds)
    : undefined
}

/**
 * The mock exchange as one function of a request; null where the address is not its own. `withConsole` adds `/__mock`; `take` counts
 * what the asker does, and gives after how many seconds there is room again when it is too much.
 */
export async function answerRequest(
  request: Request,
  worlds: Worlds,
  withConsole: boolean,
  take: (what: RateOf) => number | null = () => null,
): Promise<Response | null> {
  const url = new URL(request.url)
  if (isForeign(request, url)) return json({ code: 403, msg: '来源不被允许', data: null }, 403)
  const door = doorTo(request, url, withConsole)
  if (!door) return null
  if (!reading.has(request.method) && request.method !== 'POST') return misread(405, { allow: 'GET, HEAD, POST' })
  const pass = passOf(take)
  try {
    return await door({ request: asRead(request), url, worlds: countedWorlds(worlds, pass), pass })
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
    const msg = `访问过于频繁，请 ${error.seconds} 秒后再试`
    return json({ code: 429, msg, data: null }, 429, { 'retry-after': String(error.seconds) })
  }
}
