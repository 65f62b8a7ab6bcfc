import axios, { AxiosError, type AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import { clientId, clientIdHeader } from '#src/shared/config/client-id.ts'
import type { TimeTold } from './channel/server-clock.ts'
import { takeEarly } from './early.ts'
import type { DataOf, Endpoint, InputOf } from './endpoint.ts'
import { Refused, Unreachable } from './errors.ts'
import { leniencies } from './leniency.ts'
import { type Outcome, outcomeOf, type Reply, replyTo } from './outcome.ts'
import { salvage } from './salvage.ts'
import { timeTold } from './time-told.ts'

/** Spec 9. */
export const requestTimeoutMs = 15_000

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
  report: (what: string | Unreachable) => void
  /** Hears the exchange's time with every answer. */
  serverTime: (told: TimeTold) => void
}

let slots: ClientSlots | null = null
export const configureClient = (given: ClientSlots): void => {
  slots = given
}

const configured = (): ClientSlots => {
  if (!slots) throw new Error('configureClient comes before the first call')
  return slots
}

/** JSON is read here and not by axios, so that a truncated or foreign body is seen for what it is. */
const readBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const http: AxiosInstance = axios.create({
  timeout: requestTimeoutMs,
  validateStatus: (status) => status >= 200 && status <= 500,
  responseType: 'text',
  transformResponse: [readBody],
  // Errors of ours carry what matters; a second attempt is always the person's decision.
  maxRedirects: 0,
})

const troubleOf = (error: unknown): Unreachable => {
  if (axios.isCancel(error)) return new Unreachable('cancelled', 'the question was withdrawn')
  if (error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'))
    return new Unreachable('timeout', error.message)
  return new Unreachable('network', error instanceof Error ? error.message : String(error))
}

const cacheBuster = () => ({ _r: crypto.getRandomValues(new Uint32Array(1))[0] })

type Sent = { reply: Reply; token: string | null }

/** A file takes as long as the line needs; the person sees how far it is and may stop it. */
const uploadTimeoutMs = 10 * 60_000

type CallOptions = {
  signal?: AbortSignal
  /** Asks in the name of this token, which is not the session's: what is refused says nothing about the session. */
  bearer?: string
  /** For calls that carry a file: how much has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

const formOf = (input: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Where the input travels, and how long it may take. */
function carried(endpoint: Endpoint, input: object) {
  const inQuery = endpoint.carries === 'query' && !(endpoint.method === 'post' && configured().tokenParams === 'body')
  const params = { ...(inQuery ? input : {}), ...(endpoint.method === 'get' ? cacheBuster() : {}) }
  if (inQuery) return { params }
  return endpoint.carries === 'form'
    ? { params, data: formOf(input), timeout: uploadTimeoutMs }
    : { params, data: input }
}

async function send(endpoint: Endpoint, input: unknown, options: CallOptions): Promise<Sent> {
  const { hosts, token, serverTime } = configured()
  const { signal, onProgress, bearer = token() } = options
  const asked = performance.now()
  const response = await http
    .request<unknown>({
      method: endpoint.method,
      url: hosts[endpoint.base] + endpoint.path,
      ...carried(endpoint, input as object),
      ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
      headers: { [clientIdHeader]: clientId, ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
      ...(signal ? { signal } : {}),
    })
    .catch((error: unknown) => {
      throw troubleOf(error)
    })
  const told = timeTold(response, asked)
  if (told) serverTime(told)
  const reply = replyTo(response.status, response.data)
  if (!reply)
    throw new Unreachable(
      'malformed',
      `${endpoint.path} answered ${response.status} without an envelope`,
      response.status,
    )
  return { reply, token: bearer }
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
  throw new Refused(reply, 'message' in outcome ? outcome.message : (reply.msg ?? String(reply.code)))
}

function dataOf<E extends Endpoint>(endpoint: E, reply: Reply): DataOf<E> {
  const parsed = z.safeParse(endpoint.data, reply.data)
  if (parsed.success) {
    const lenient = configured().isStrict ? leniencies(reply.data, parsed.data).slice(0, 3) : []
    if (lenient.length > 0) configured().report(`${endpoint.path} was read leniently (${lenient.join('; ')})`)
    return parsed.data as DataOf<E>
  }
  const issues = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
  const what = `${endpoint.path} breaks its contract (${issues.join('; ')})`
  const rest = salvage(endpoint.data, reply.data)
  if (rest !== null) {
    configured().report(what)
    return rest as DataOf<E>
  }
  const failure = new Unreachable('malformed', what)
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
  const early = await takeEarly(endpoint, input)
  let sent = early ? { reply: early, token: null } : await send(endpoint, question, options)
  let outcome = outcomeOf(sent.reply, endpoint.manners)
  // The token may have been refreshed while this question was on its way: then the refusal is about the old one.
  const asks = outcome.kind === 'ask-login'
  const isOurs = options.bearer === undefined
  if (isOurs && (outcome.kind === 'sign-out' || asks) && (await hasNewerToken(sent.token, asks))) {
    sent = await send(endpoint, question, options)
    outcome = outcomeOf(sent.reply, endpoint.manners)
  }
  if (outcome.kind !== 'data') return carryOut(outcome, sent, isOurs)
  return dataOf(endpoint, sent.reply)
}
