import type { Endpoint, InputOf } from './endpoint.ts'
import { type Reply, readReply } from './outcome.ts'

/** What the script in the head of the page leaves behind: the batch under way, and the calls in it (docs/decisions/0004). */
type EarlyBatch = { keys: string[]; answer: Promise<unknown> }

declare global {
  // Only `var` declares a property of globalThis.
  var portalEarly: EarlyBatch | undefined
}

/** Longer than this, and each block asks for itself. */
const patienceMs = 4000

export const callKey = (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown) =>
  `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`

/** The early answer to this call, once; null when there is none or it did not come. */
export async function takeEarly<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Reply | null> {
  const early = globalThis.portalEarly
  const index = early?.keys.indexOf(callKey(endpoint, input)) ?? -1
  if (!early || index < 0) return null
  early.keys[index] = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs)
  })
  try {
    const reply = readReply(await Promise.race([early.answer, tooLate]))
    if (reply?.code !== 200 || !Array.isArray(reply.data)) return null
    return readReply(reply.data[index])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
