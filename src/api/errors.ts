import type { Reply } from './outcome.ts'

/** The exchange answered, and refused. What the person is told has been settled by the outcome of the reply. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly reply: Reply
  constructor(reply: Reply, message: string) {
    super(message)
    this.reply = reply
  }
}

/** Whether the exchange said that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.reply.code === 404

/** `no-key`: what had to travel encrypted could not be, and was not sent. */
type Trouble = 'timeout' | 'network' | 'malformed' | 'cancelled' | 'no-key'

/** No usable answer came: nothing is known about what the exchange did. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly trouble: Trouble
  /** Of the HTTP answer, where one came. */
  readonly status: number | null
  constructor(trouble: Trouble, detail: string, status: number | null = null) {
    super(`${trouble}: ${detail}`)
    this.trouble = trouble
    this.status = status
  }
}

/**
 * Whether nothing is known about what the exchange did: no usable answer came, or it broke down with the question in its hands.
 * Its refusals have codes of their own (domain 3.3).
 */
export const isFault = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.reply.code >= 500 && error.reply.code < 600)

/**
 * Whether no service of the exchange answers to the call: a gateway said 404 in words of its own, without an envelope, or 405,
 * which is what servers of files have for a question they would have to post on.
 */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof NetworkError && (error.status === 404 || error.status === 405)

/** Whether it was said in either way: there is no such thing, or no such call. */
export const isAbsent = (error: unknown): boolean => isNotFound(error) || isMissingCall(error)

/** A call that the exchange turns out not to have is not made again while the page lives; `without` takes its place. */
export function withFallback<I, T>(
  make: (input: I) => Promise<T>,
  without: () => Promise<T>,
): (input: I) => Promise<T> {
  let isThere = true
  return async (input) => {
    if (!isThere) return without()
    try {
      return await make(input)
    } catch (error) {
      if (!isAbsent(error)) throw error
      isThere = false
      return without()
    }
  }
}
