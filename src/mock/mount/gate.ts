import { timeHeader } from '#src/model/time/header.ts'
import { filesRoot } from '../files/attachments.ts'
import { drawFromUrl } from '../pictures/address.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { lettersRoot } from '../exchange/letters.ts'
import { answerCall } from '../handlers/answer.ts'
import { worldCookie, worldName, type Worlds } from '../worlds.ts'
import { answerBank } from './bank.ts'
import { answerConsole } from './console/console.ts'
import { cookieOf } from './cookie.ts'
import { answerFace } from './face.ts'
import { answerFile } from './files.ts'
import { answerLetter } from './letters.ts'
import { answerSignOn } from './sign-on.ts'

/** Addresses of the mock exchange below one origin, as `.env.development` and `.env.test` name them. */
export const prefixes = {
  api: '/api',
  bidding: '/bid-api',
  push: '/push',
  analytics: '/analytics',
  signOn: '/sso',
  bank: '/mock-bank/',
  face: '/mock-face/',
} as const

const bodyMax = 1_000_000
/** A file of 20 MB and what is written around it. */
const formMax = 21_000_000

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const json = (body: unknown, status = 200, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', ...more },
  })

/** Fields and files of a multipart body; null when it is none, or too large. */
async function formOf(request: Request): Promise<Record<string, unknown> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > formMax) return null
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    return null
  }
}

async function inputOf(request: Request, url: URL): Promise<Record<string, unknown> | null> {
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => key !== '_r'))
  if (request.method === 'GET') return query
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return formOf(request)
  const text = await request.text()
  if (text.length > bodyMax) return null
  if (!text) return query
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...query, ...body } : null
  } catch {
    return null
  }
}

const worldOf = (request: Request, worlds: Worlds): Exchange => worlds.of(worldName(cookieOf(request, worldCookie)))

async function answerContract(request: Request, url: URL, path: string, worlds: Worlds): Promise<Response> {
  const exchange = worldOf(request, worlds)
  const input = await inputOf(request, url)
  if (!input) return json({ code: 400, msg: '参数错误', data: null })
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const agent = (request.headers.get('user-agent') ?? '').slice(0, 300)
  const method = request.method.toLowerCase()
  const answer = await answerCall(exchange, { method, path, input, bearer, visitor: '', agent })
  if (answer.kind === 'cut') return Response.error()
  const now = exchange.now()
  const time = { date: new Date(now).toUTCString(), [timeHeader]: String(now) }
  if (answer.kind === 'nonsense')
    return new Response(answer.body, {
      status: 500,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...time },
    })
  return json(answer.envelope, 200, time)
}

async function takePageView(request: Request, worlds: Worlds): Promise<Response> {
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

/** A page of another site may not change anything here, whatever form its request takes. */
const isForeign = (request: Request, url: URL): boolean => {
  const origin = request.headers.get('origin')
  return request.method !== 'GET' && origin !== null && origin !== 'null' && !origin.endsWith(`//${url.host}`)
}

type Door = (request: Request, url: URL, worlds: Worlds) => Response | Promise<Response>

const contractBelow =
  (prefix: string): Door =>
  (request, url, worlds) =>
    answerContract(request, url, url.pathname.slice(prefix.length), worlds)

/** What answers below which address; the first that fits. */
const doors: readonly (readonly [prefix: string, door: Door])[] = [
  [`${prefixes.api}/`, contractBelow(prefixes.api)],
  [`${prefixes.bidding}/`, contractBelow(prefixes.bidding)],
  ['/mock-pictures/', (_, url) => picture(url)],
  [lettersRoot, (request, url, worlds) => answerLetter(worldOf(request, worlds), url, headers)],
  [prefixes.bank, (request, url, worlds) => answerBank(request, url, worldOf(request, worlds))],
  [prefixes.face, (request, url, worlds) => answerFace(request, url, worldOf(request, worlds))],
  [filesRoot, (request, url, worlds) => answerFile(worldOf(request, worlds), url, headers)],
  [`${prefixes.signOn}/`, answerSignOn],
]

/** The mock exchange as one function of a request; null where the address is not its own. `withConsole` adds `/__mock`. */
export async function answerRequest(request: Request, worlds: Worlds, withConsole: boolean): Promise<Response | null> {
  const url = new URL(request.url)
  if (isForeign(request, url)) return json({ code: 403, msg: '来源不被允许', data: null }, 403)
  const [, door] = doors.find(([prefix]) => url.pathname.startsWith(prefix)) ?? []
  if (door) return door(request, url, worlds)
  if (url.pathname === prefixes.analytics && request.method === 'POST') return takePageView(request, worlds)
  if (withConsole && url.pathname.startsWith('/__mock')) return answerConsole(request, url, worlds)
  return null
}
