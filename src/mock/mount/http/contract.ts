import { oauthCaptcha, passwordLogin, sendSmsCode, signOut } from '#src/api/endpoints/auth.ts'
import {
  checkLoginName,
  findOrgAccount,
  findPersonAccount,
  forgetPassword,
  registerUser,
  verifySmsCode,
} from '#src/api/endpoints/registration.ts'
import { practiceBegin } from '#src/api/endpoints/bidding.ts'
import { uploadFile } from '#src/api/endpoints/file.ts'
import { batch } from '#src/api/endpoints/portal.ts'
import { validateCaptcha } from '#src/api/endpoints/system.ts'
import { timeHeader } from '#src/model/time/header.ts'
import { placeOf } from '../../exchange/accounts/place.ts'
import { answerCall } from '../../handlers/call/answer.ts'
import { headers, json, badRequest } from './responses.ts'
import { type RequestContext, sourceHeader, worldOf } from './context.ts'
import { prefixes } from '../prefixes.ts'
import type { RateOf } from './rates.ts'

const bodyMax = 1_000_000
/** A file of 20 MB and the rest of its form. */
const formMax = 22_000_000

const isForm = (type: string | null | undefined): boolean => type?.startsWith('multipart/form-data') ?? false
const isJson = (type: string): boolean => /^application\/json(?:\s*;|$)/i.test(type)

/** Maximum size of a body at this address, bytes. */
export const bodyMaxAt = (url: URL, contentType: string | undefined): number =>
  url.pathname === `${prefixes.api}${uploadFile.path}` && isForm(contentType) ? formMax : bodyMax

/** Fields and files of a multipart body; null if it is none. */
async function formOf(request: Request): Promise<Record<string, unknown> | null> {
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    return null
  }
}

/** The object in a JSON text; null if it contains something else, or no JSON. */
function objectIn(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/**
 * What the browser forgets with a sign-out (ASVS 14.3.1): stored answers, and pages kept for the back button. Not `storage`, which
 * would take the display settings and the history of public assets, and end the pages of other tabs before they have led to the login
 * page: the portal itself removes what is personal. Not `cookies`: the session has none.
 */
const clearedAtSignOut = '"cache"'
const ofSignOut = (path: string): Record<string, string> =>
  path === signOut.path ? { 'clear-site-data': clearedAtSignOut } : {}

/** The input of a call, or the status that refuses it. */
async function inputOf(request: Request, url: URL): Promise<Record<string, unknown> | 400 | 415> {
  const query = Object.fromEntries([...url.searchParams].filter(([key]) => key !== '_r'))
  if (request.method === 'GET') return query
  const type = request.headers.get('content-type')
  if (isForm(type)) return (await formOf(request)) ?? 400
  const text = await request.text()
  if (!text) return query
  if (type !== null && !isJson(type)) return 415
  const body = objectIn(text)
  return body ? { ...query, ...body } : 400
}

/** Calls with a rate of their own, for visitors and users. */
const ratesByPath: ReadonlyMap<string, RateOf> = new Map([
  [sendSmsCode.path, 'text'],
  ...[
    oauthCaptcha,
    validateCaptcha,
    passwordLogin,
    registerUser,
    checkLoginName,
    forgetPassword,
    findPersonAccount,
    findOrgAccount,
    verifySmsCode,
    practiceBegin,
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
  { request, url, worlds, countUse: pass }: RequestContext,
  path: string,
): Promise<Response> {
  const exchange = worldOf(request, worlds)
  const input = await inputOf(request, url)
  if (typeof input === 'number') return badRequest(input)
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const isKnown = Boolean(exchange.accounts.userOf(bearer))
  for (const rate of pathsOf(path, input).flatMap((called) => ratesOf(called, isKnown))) pass(rate)
  const agent = (request.headers.get('user-agent') ?? '').slice(0, 300)
  const method = request.method.toLowerCase()
  const place = placeOf(request.headers.get(sourceHeader) ?? '')
  const answer = await answerCall(exchange, { method, path, input, bearer, visitor: '', agent, place })
  if (answer.kind === 'cut') return Response.error()
  const now = exchange.now()
  const time = { date: new Date(now).toUTCString(), [timeHeader]: String(now) }
  if (answer.kind === 'nonsense')
    return new Response(answer.body, {
      status: 500,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', ...time },
    })
  return json(answer.envelope, 200, { ...time, ...ofSignOut(path) })
}
