import { requestTimeoutMs } from './encoding.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'
import type { Endpoint, InputOf } from './endpoint.ts'
import { NetworkError } from './errors.ts'
import { type Reply, readReply } from './outcome.ts'
import { serverTimeSampleOf } from './server-time-sample.ts'

/** An answer of the exchange, with its body read. */
export type PrefetchedAnswer = { response: Pick<Response, 'headers' | 'url'>; body: unknown }

/** What the script in the head of the page leaves behind: the calls it has asked, and their answers (docs/decisions/0004). */
type EarlyCalls = {
  keys: string[]
  /** One for each key, or one for all of them: the batch. */
  answers: Promise<PrefetchedAnswer>[]
  isBatch: boolean
  /** ms of the monotonic clock */
  asked: number
  /** Withdraws what is not answered, for the screen is left. Who waits for it all the same asks for itself. */
  abort: () => void
}

declare global {
  // Only `var` declares a property of globalThis.
  var portalEarly: EarlyCalls | undefined
}

/** A batch is as slow as its slowest answer: longer than this, and each block asks for itself. */
const batchPatienceMs = 4000

export const callKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown) =>
  `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`

/** What the batch says of the call at a place in it. */
function partOf(body: unknown, index: number): unknown {
  const whole = readReply(body)
  return whole?.code === 200 && Array.isArray(whole.data) ? whole.data[index] : null
}

const toldBy = ({ response: { headers, url } }: PrefetchedAnswer, asked: number): ServerTimeSample | null =>
  serverTimeSampleOf({ headers: Object.fromEntries(headers), request: { responseURL: url } }, asked)

/** What comes of a promise within `patienceMs`; null when it fails, 'late' when nothing does. */
async function within<T>(patienceMs: number, coming: Promise<T>): Promise<T | 'late' | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patienceMs)
  })
  try {
    return await Promise.race([coming, tooLate])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** What is on its way for the call of this name, once. */
function takePlace(key: string) {
  const early = globalThis.portalEarly
  const index = early?.keys.indexOf(key) ?? -1
  if (!early || index < 0) return null
  early.keys[index] = ''
  const { answers, isBatch, asked } = early
  return { index, isBatch, asked, coming: answers[isBatch ? 0 : index]! }
}

/**
 * The early answer to this call, once, and the time it tells; null when there is none or it did not come. Rejects with
 * `Unreachable` when a call that was asked by itself has had all the time that any call has.
 */
export async function takePrefetched<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<{ reply: Reply; told: ServerTimeSample | null } | null> {
  const place = takePlace(callKey(endpoint, input))
  if (!place) return null
  const { index, isBatch, asked, coming } = place
  const came = await within(isBatch ? batchPatienceMs : asked + requestTimeoutMs - performance.now(), coming)
  if (came === 'late' && !isBatch) throw new NetworkError('timeout', `${endpoint.path} was not answered`)
  if (came === 'late' || !came) return null
  const reply = readReply(isBatch ? partOf(came.body, index) : came.body)
  return reply && { reply, told: toldBy(came, asked) }
}
