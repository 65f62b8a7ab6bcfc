import { captchaVoice } from '#src/api/endpoints/captcha.ts'
import { oauthCaptcha, passwordLogin, signOut, sendSmsCode } from '#src/api/endpoints/auth.ts'
import {
  checkLoginName,
  findOrgAccount,
  findPersonAccount,
  forgetPassword,
  registerUser,
  verifySmsCode,
} from '#src/api/endpoints/registration.ts'
import { passkeyChallenge, passkeyLogin } from '#src/api/endpoints/factor.ts'
import { practiceBegin } from '#src/api/endpoints/bidding.ts'
import { uploadFile } from '#src/api/endpoints/file.ts'
import { batch } from '#src/api/endpoints/portal.ts'
import { validateCaptcha } from '#src/api/endpoints/system.ts'
import { timeHeader } from '#src/model/time/header.ts'
import { clientIdHeader } from '#src/shared/config/client-id.ts'
import { placeOf } from './place.ts'
import { answerCall, inputPlacesOf } from '../../handlers/call/answer.ts'
import { headers, json, badRequest } from './responses.ts'
import { type RequestContext, worldOf } from './context.ts'
import { deviceCookieFor, deviceOf } from './device-cookie.ts'
import { prefixes } from '../prefixes.ts'
import { noteRefused } from './refused-requests.ts'
import type { RateOf } from './rates.ts'

export const bodyMax = 1_000_000
/** A file of 20 MB and the rest of its form. */
export const formMax = 22_000_000

const isForm = (type: string | null | undefined): boolean => type?.startsWith('multipart/form-data') ?? false
const isJson = (type: string): boolean => /^application\/json(?:\s*;|$)/i.test(type)

/** Maximum size of a body at this address, bytes. */
export const bodyMaxAt = (url: URL, contentType: string | undefined): number =>
  url.pathname === `${prefixes.api}${uploadFile.path}` && isForm(contentType) ? formMax : bodyMax

type Fields = Record<string, unknown>

/** Fields by name; null if a name comes twice, as two programs would read different values (ASVS 15.3.7). */
function onceEach(entries: Iterable<readonly [string, unknown]>): Fields | null {
  const all = [...entries]
  const fields = Object.fromEntries(all)
  return Object.keys(fields).length === all.length ? fields : null
}

/** Fields and files of a multipart body; null if it is none. */
async function formOf(request: Request): Promise<Fields | null> {
  try {
    return onceEach(await request.formData())
  } catch {
    return null
  }
}

/** The object in a JSON text; null if it contains something else, or no JSON. */
function objectIn(text: string): Fields | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && !Array.isArray(body) ? (body as Fields | null) : null
  } catch {
    return null
  }
}

/**
 * What the browser forgets with a sign-out (ASVS 14.3.1): stored answers, and pages kept for the back button. Not `storage`, which
 * would take the display settings and the history of public assets, and end the pages of other tabs before they have led to the login
 * page: the portal itself removes what is personal. Not `cookies`: they have the device that the account knows.
 */
const clearedAtSignOut = '"cache"'
const ofSignOut = (path: string): Record<string, string> =>
  path === signOut.path ? { 'clear-site-data': clearedAtSignOut } : {}

/** The body of a call: JSON, or for files multipart; empty if there is none. A status refuses it. */
async function bodyOf(request: Request, isUpload: boolean): Promise<Fields | 400 | 415> {
  const type = request.headers.get('content-type')
  if (isForm(type)) return isUpload ? ((await formOf(request)) ?? 400) : 415
  const text = await request.text()
  if (!text) return {}
  return type !== null && isJson(type) ? (objectIn(text) ?? 400) : 415
}

/** The input of a call, or the status that refuses it: a call takes its input from one place, as the contract says. */
async function inputOf(request: Request, url: URL, path: string): Promise<Fields | 400 | 403 | 415> {
  const query = onceEach([...url.searchParams].filter(([key]) => key !== '_r'))
  if (!query) return 400
  if (request.method === 'GET') return query
  // Only a script of the portal's own origin can send this header without a question to the server first.
  if (!request.headers.get(clientIdHeader)) return 403
  const places = inputPlacesOf('post', path)
  const body = await bodyOf(request, places.has('form'))
  if (typeof body === 'number' || Object.keys(query).length === 0) return body
  return places.has('query') && Object.keys(body).length === 0 ? query : 400
}

/** Calls with a rate of their own, for visitors and users. */
const ratesByPath: ReadonlyMap<string, RateOf> = new Map([
  [sendSmsCode.path, 'text'],
  ...[
    oauthCaptcha,
    validateCaptcha,
    captchaVoice,
    passwordLogin,
    registerUser,
    checkLoginName,
    forgetPassword,
    findPersonAccount,
    findOrgAccount,
    verifySmsCode,
    practiceBegin,
    passkeyChallenge,
    passkeyLogin,
  ].map(({ path }) => [path, 'entry'] as const),
])

/** The paths of all calls in a request: each call of a batch counts by itself. */
function pathsOf(path: string, { calls }: Record<string, unknown>): unknown[] {
  const batched = path === batch.path && Array.isArray(calls) ? (calls as ({ path?: unknown } | null)[]) : []
  return [path, ...batched.map((call) => call?.path)]
}

/** The rates that a call uses; `isKnown`: the caller is signed in. */
function ratesOf(path: unknown, isKnown: boolean): RateOf[] {
  const rate = typeof path === 'string' ? ratesByPath.get(path) : undefined
  return [...(isKnown ? [] : ['call' as const]), ...(rate ? [rate] : [])]
}

/** Answers a call of the contract; `path` is as in the contract. */
export async function answerContract(
  { request, url, worlds, countUse: pass, source }: RequestContext,
  path: string,
): Promise<Response> {
  const exchange = worldOf(request, worlds)
  const input = await inputOf(request, url, path)
  if (typeof input === 'number') return badRequest(input)
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const isKnown = Boolean(exchange.accounts.userOf(bearer))
  for (const rate of pathsOf(path, input).flatMap((called) => ratesOf(called, isKnown))) pass(rate)
  const agent = (request.headers.get('user-agent') ?? '').slice(0, 300)
  const method = request.method.toLowerCase()
  const question = {
    method,
    path,
    input,
    bearer,
    visitor: '',
    agent,
    source,
    device: deviceOf(request),
    origin: request.headers.get('origin'),
    place: placeOf(source),
  }
  const answer = await answerCall(exchange, question)
  if (answer.kind === 'cut') return Response.error()
  const now = exchange.now()
  const time = { date: new Date(now).toUTCString(), [timeHeader]: String(now) }
  if (answer.kind === 'nonsense')
    return new Response(answer.body, {
      status: 500,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...time },
    })
  noteRefused(exchange, { code: answer.envelope.code, method: request.method, path: url.pathname, source })
  const response = json(answer.envelope, 200, { ...time, ...ofSignOut(path) })
  for (const cookie of deviceCookieFor(exchange, answer.envelope, { request, source }))
    response.headers.append('set-cookie', cookie)
  return response
}
