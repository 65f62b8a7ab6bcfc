import * as z from 'zod/mini'
import { clientId, clientIdHeader } from '#src/shared/config/client-id.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'
import { encodedRequest } from './encoding.ts'
import { takePrefetched } from './prefetched-batch.ts'
import type { DataOf, Endpoint, InputOf } from './endpoint.ts'
import { ApiError, NetworkError } from './errors.ts'
import { type Outcome, outcomeOf, type Reply, replyTo } from './outcome.ts'
import { coercedPaths, lenientParse } from './lenient-parse.ts'
import { serverTimeSampleOf } from './server-time-sample.ts'
import { loadWire, loadedWire } from './wire-loading.ts'

/** What the floor above gives to the client: where the exchange is, who is asking, and what a refusal sets off. */
export type ClientSlots = {
  hosts: { api: string; bidding: string }
  tokenParams: 'query' | 'body'
  /** Whether what was read leniently is reported. */
  isStrict?: boolean
  token: () => string | null
  /**
   * After a 401: a newer token than the refused one, waited for when it is on its way; null when the refusal stands. Rejects
   * when that cannot be learnt. `asks`: a refusal that stands is said in a dialog.
   */
  tokenAfter?: (refused: string | null, asks: boolean) => Promise<string | null>
  askLogin: () => void
  signOut: () => void
  warn: (message: string) => void
  error: (message: string) => void
  /** A reply broke its schema: what was wrong, or the failure that comes of it. */
  report: (what: string | NetworkError) => void
  /** Hears the exchange's time with every answer. */
  serverTime: (told: ServerTimeSample) => void
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
  /** Asks in the name of this token, which is not the session's: what is refused says nothing about the session. */
  bearer?: string
  /** For calls that carry a file: how much has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

async function send(endpoint: Endpoint, input: unknown, options: CallOptions): Promise<Sent> {
  const { request } = loadedWire() ?? (await loadWire())
  const { hosts, token, tokenParams, serverTime } = configured()
  const { signal, onProgress, bearer = token() } = options
  const asked = performance.now()
  const response = await request({
    method: endpoint.method,
    url: hosts[endpoint.base] + endpoint.path,
    ...encodedRequest(endpoint, input as object, tokenParams),
    ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
    headers: { [clientIdHeader]: clientId, ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
    ...(signal ? { signal } : {}),
  })
  const told = serverTimeSampleOf(response, asked)
  if (told) serverTime(told)
  const reply = replyTo(response.status, response.data)
  if (!reply)
    throw new NetworkError(
      'malformed',
      `${endpoint.path} answered ${response.status} without an envelope`,
      response.status,
    )
  return { reply, token: bearer }
}

/** What the head of the page has asked already, if this is such a question and its answer has come. */
async function sentEarly<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Sent | null> {
  const early = await takePrefetched(endpoint, input)
  if (!early) return null
  if (early.told) configured().serverTime(early.told)
  return { reply: early.reply, token: null }
}

async function hasNewerToken(refused: string | null, asks: boolean): Promise<boolean> {
  const { token, tokenAfter } = configured()
  const fresh = tokenAfter ? await tokenAfter(refused, asks) : token()
  return fresh !== null && fresh !== refused
}

function carryOut(outcome: Exclude<Outcome, { kind: 'data' }>, { reply, token }: Sent, isOurs: boolean): never {
  const to = configured()
  if (outcome.kind === 'ask-login') to.askLogin()
  // Of many refusals at once the first ends the session; the others are about one that is over.
  if (outcome.kind === 'sign-out' && isOurs && (token === null || to.token() !== null)) to.signOut()
  if (outcome.kind === 'warn') to.warn(outcome.message)
  if (outcome.kind === 'error') to.error(outcome.message)
  throw new ApiError(reply, 'message' in outcome ? outcome.message : (reply.msg ?? String(reply.code)))
}

function dataOf<E extends Endpoint>(endpoint: E, reply: Reply): DataOf<E> {
  const parsed = z.safeParse(endpoint.data, reply.data)
  if (parsed.success) {
    const lenient = configured().isStrict ? coercedPaths(reply.data, parsed.data).slice(0, 3) : []
    if (lenient.length > 0) configured().report(`${endpoint.path} was read leniently (${lenient.join('; ')})`)
    return parsed.data as DataOf<E>
  }
  const issues = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
  const what = `${endpoint.path} breaks its contract (${issues.join('; ')})`
  const rest = lenientParse(endpoint.data, reply.data)
  if (rest !== null) {
    configured().report(what)
    return rest as DataOf<E>
  }
  const failure = new NetworkError('malformed', what)
  configured().report(failure)
  throw failure
}

/**
 * Makes one call. Resolves with the data of a reply of code 200; rejects with `Refused` when the exchange refuses (the
 * outcome has then been shown, unless the call's manners leave it to the caller) and with `Unreachable` when no usable answer came.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const question = z.parse(endpoint.input, input)
  let sent = (await sentEarly(endpoint, input)) ?? (await send(endpoint, question, options))
  let outcome = outcomeOf(sent.reply, endpoint.errorPolicy)
  // The token may have been refreshed while this question was on its way: then the refusal is about the old one.
  const asks = outcome.kind === 'ask-login'
  const isOurs = options.bearer === undefined
  if (isOurs && (outcome.kind === 'sign-out' || asks) && (await hasNewerToken(sent.token, asks))) {
    sent = await send(endpoint, question, options)
    outcome = outcomeOf(sent.reply, endpoint.errorPolicy)
  }
  if (outcome.kind !== 'data') return carryOut(outcome, sent, isOurs)
  return dataOf(endpoint, sent.reply)
}
