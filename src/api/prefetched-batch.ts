import { requestTimeoutMs } from './encoding.ts'
import type { ServerTimeSample } from './channel/server-clock.ts'
import type { Endpoint, InputOf } from './endpoint.ts'
import { NetworkError } from './errors.ts'
import { type Reply, readReply } from './outcome.ts'
import { serverTimeSampleOf } from './server-time-sample.ts'

/** An answer with its body read. */
export type PrefetchedAnswer = { response: Pick<Response, 'headers' | 'url'>; body: unknown }

/** Left by the script in the page head: the calls it made and their answers (docs/decisions/0004). */
type EarlyCalls = {
  keys: string[]
  /** One for each key, or one for all of them: the batch. */
  answers: Promise<PrefetchedAnswer>[]
  isBatch: boolean
  /** ms of the monotonic clock */
  asked: number
  /** Cancels unanswered calls when the page navigates. A component still waiting makes the call itself. */
  abort: () => void
}

declare global {
  // Only `var` declares a property of globalThis.
  var portalEarly: EarlyCalls | undefined
}

/** A batch is as slow as its slowest answer: after this, each block makes its own call. */
const batchTimeoutMs = 4000

export const callKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown) =>
  `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`

/** The batch's answer to the call at `index`. */
function batchPart(body: unknown, index: number): unknown {
  const whole = readReply(body)
  return whole?.code === 200 && Array.isArray(whole.data) ? whole.data[index] : null
}

const timeSampleOf = ({ response: { headers, url } }: PrefetchedAnswer, asked: number): ServerTimeSample | null =>
  serverTimeSampleOf({ headers: Object.fromEntries(headers), request: { responseURL: url } }, asked)

/** The promise's value within `patienceMs`; null when it rejects, 'late' after the timeout. */
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

/** The prefetched call with this key, once. */
function takeSlot(key: string) {
  const early = globalThis.portalEarly
  const index = early?.keys.indexOf(key) ?? -1
  if (!early || index < 0) return null
  early.keys[index] = ''
  const { answers, isBatch, asked } = early
  return { index, isBatch, asked, coming: answers[isBatch ? 0 : index]! }
}

/**
 * The prefetched answer to this call, once, with its server time; null when there is none or it failed. Rejects with
 * `NetworkError` when a call made on its own has exceeded `requestTimeoutMs`.
 */
export async function takePrefetched<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<{ reply: Reply; timeSample: ServerTimeSample | null } | null> {
  const place = takeSlot(callKey(endpoint, input))
  if (!place) return null
  const { index, isBatch, asked, coming } = place
  const came = await within(isBatch ? batchTimeoutMs : asked + requestTimeoutMs - performance.now(), coming)
  if (came === 'late' && !isBatch) throw new NetworkError('timeout', `${endpoint.path} was not answered`)
  if (came === 'late' || !came) return null
  const reply = readReply(isBatch ? batchPart(came.body, index) : came.body)
  return reply && { reply, timeSample: timeSampleOf(came, asked) }
}
