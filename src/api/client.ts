import * as z from 'zod/mini'
import { factorNeeded } from '#src/model/account/factor-needed.ts'
import { clientId, clientIdHeader } from '#src/shared/config/client-id.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'
import { encodedRequest } from './encoding.ts'
import { takePrefetched } from './prefetched-batch.ts'
import type { DataOf, Endpoint, InputOf } from './endpoint.ts'
import { ApiError, NetworkError } from './errors.ts'
import { type Outcome, outcomeOf, type Reply, replyTo } from './outcome.ts'
import { coercedPaths } from './coerced-paths.ts'
import { serverTimeSampleOf } from './server-time-sample.ts'
import { loadWire, loadedWire } from './wire-loading.ts'

/** What the application provides to the client: hosts, the token, and how refusals are handled. */
export type ClientSlots = {
  hosts: { api: string; bidding: string }
  tokenParams: 'query' | 'body'
  /** Whether values read leniently are reported. */
  isStrict?: boolean
  token: () => string | null
  /**
   * After a 401: a token newer than the refused one, waiting for a refresh in flight; null when there is none. Rejects when
   * that cannot be determined. `asks`: a final refusal opens the sign-in dialog.
   */
  tokenAfter?: (refused: string | null, asks: boolean) => Promise<string | null>
  /** After a refusal that asks for a second factor: whether the person has confirmed, so that the call is made again. */
  confirmed?: () => Promise<boolean>
  askLogin: () => void
  signOut: () => void
  warn: (message: string) => void
  error: (message: string) => void
  /** A reply broke its schema: a description, or the resulting error. */
  report: (what: string | NetworkError) => void
  /** Called with the server time of every answer. */
  serverTime: (sample: ServerTimeSample) => void
}

let slots: ClientSlots | null = null
export const configureClient = (given: ClientSlots): void => {
  slots = given
}

const configured = (): ClientSlots => {
  if (!slots) throw new Error('configureClient comes before the first call')
  return slots
}

type Sent = { reply: Reply; token: string | null }

type CallOptions = {
  signal?: AbortSignal
  /** Sends this token instead of the session's; a refusal does not affect the session. */
  bearer?: string
  /** For uploads: the share sent, 0 to 1. */
  onProgress?: (share: number) => void
}

async function send(endpoint: Endpoint, input: unknown, options: CallOptions): Promise<Sent> {
  const { request } = loadedWire() ?? (await loadWire())
  const { hosts, token, tokenParams, serverTime } = configured()
  const { signal, onProgress, bearer = token() } = options
  const askedAt = performance.now()
  const response = await request({
    url: hosts[endpoint.base] + endpoint.path,
    ...encodedRequest(endpoint, input as object, tokenParams),
    ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
    headers: { [clientIdHeader]: clientId, ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    ...(signal ? { signal } : {}),
  })
  const timeSample = serverTimeSampleOf(response, askedAt)
  if (timeSample) serverTime(timeSample)
  const reply = replyTo(response.status, response.data)
  if (!reply)
    throw new NetworkError(
      'malformed',
      `${endpoint.path} answered ${response.status} without an envelope`,
      response.status,
    )
  return { reply, token: bearer }
}

/** The answer prefetched by the page head, if there is one for this call. */
async function sentEarly<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Sent | null> {
  const early = await takePrefetched(endpoint, input)
  if (!early) return null
  if (early.timeSample) configured().serverTime(early.timeSample)
  return { reply: early.reply, token: null }
}

async function hasNewerToken(refused: string | null, asks: boolean): Promise<boolean> {
  const { token, tokenAfter } = configured()
  const fresh = tokenAfter ? await tokenAfter(refused, asks) : token()
  return fresh !== null && fresh !== refused
}

/** Whether a refused call is made again: with a newer token, or after the person has confirmed by a second factor. */
async function isMadeAgain({ reply, token }: Sent, outcome: Outcome): Promise<boolean> {
  if (reply.code === factorNeeded) return Boolean(await configured().confirmed?.())
  const asks = outcome.kind === 'ask-login'
  return (outcome.kind === 'sign-out' || asks) && hasNewerToken(token, asks)
}

/** Whether a session goes on: a refusal of the token of one that has ended meanwhile is no news to anyone. */
const goesOn = (token: string | null): boolean => token === null || configured().token() !== null

function carryOut(outcome: Exclude<Outcome, { kind: 'data' }>, { reply, token }: Sent, isOurs: boolean): never {
  const to = configured()
  if (outcome.kind === 'ask-login' && isOurs) to.askLogin()
  // Of several concurrent refusals the first ends the session; the others refer to the ended one.
  if (outcome.kind === 'sign-out' && isOurs && goesOn(token)) to.signOut()
  if (outcome.kind === 'warn') to.warn(outcome.message)
  if (outcome.kind === 'error') to.error(outcome.message)
  throw new ApiError(reply, 'message' in outcome ? outcome.message : (reply.msg ?? String(reply.code)))
}

/** What can be used of an answer that breaks its contract, which is rare: its reader is loaded then. */
async function salvaged<E extends Endpoint>(
  { path, data }: E,
  reply: Reply,
  error: z.core.$ZodError,
): Promise<DataOf<E>> {
  const issues = error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const what = `${path} breaks its contract (${issues.join('; ')})`
  const reader = await import('./lenient-parse.ts').catch(() => null)
  const rest = reader?.lenientParse(data, reply.data) ?? null
  if (rest !== null) {
    configured().report(what)
    return rest as DataOf<E>
  }
  const failure = new NetworkError('malformed', what)
  configured().report(failure)
  throw failure
}

function dataOf<E extends Endpoint>(endpoint: E, reply: Reply): DataOf<E> | Promise<DataOf<E>> {
  const parsed = z.safeParse(endpoint.data, reply.data)
  if (!parsed.success) return salvaged(endpoint, reply, parsed.error)
  const lenient = configured().isStrict ? coercedPaths(reply.data, parsed.data).slice(0, 3) : []
  if (lenient.length > 0) configured().report(`${endpoint.path} was read leniently (${lenient.join('; ')})`)
  return parsed.data as DataOf<E>
}

/**
 * Makes one call. Resolves with the data of a reply of code 200. Rejects with `ApiError` when the exchange refuses (already
 * shown, unless the endpoint's error policy leaves it to the caller), with `NetworkError` when there is no usable answer.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const parsed = z.parse(endpoint.input, input)
  let sent = (await sentEarly(endpoint, input)) ?? (await send(endpoint, parsed, options))
  let outcome = outcomeOf(sent.reply, endpoint.errorPolicy)
  // The token may have been refreshed during the call: then the refusal concerns the old one.
  const isOurs = options.bearer === undefined && goesOn(sent.token)
  if (isOurs && (await isMadeAgain(sent, outcome))) {
    sent = await send(endpoint, parsed, options)
    outcome = outcomeOf(sent.reply, endpoint.errorPolicy)
  }
  if (outcome.kind !== 'data') return carryOut(outcome, sent, isOurs)
  return dataOf(endpoint, sent.reply)
}
