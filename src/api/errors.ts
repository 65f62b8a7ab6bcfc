import type { Reply } from './outcome.ts'

/** The exchange refused the call. The outcome of the reply has already determined the message shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly reply: Reply
  constructor(reply: Reply, message: string) {
    super(message)
    this.reply = reply
  }
}

/** Whether the exchange answered that the resource does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.reply.code === 404

/** `no-key`: the encryption key was missing, so nothing was sent. */
type Trouble = 'timeout' | 'network' | 'malformed' | 'cancelled' | 'no-key'

/** No usable answer: what the exchange did is unknown. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly trouble: Trouble
  /** HTTP status, if there was an answer. */
  readonly status: number | null
  constructor(trouble: Trouble, detail: string, status: number | null = null) {
    super(`${trouble}: ${detail}`)
    this.trouble = trouble
    this.status = status
  }
}

/**
 * Whether the result is unknown: no usable answer, or a server error while handling the call. Refusals of the exchange have
 * codes of their own (domain 3.3).
 */
export const isFault = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.reply.code >= 500 && error.reply.code < 600)

/**
 * Whether no service handles the call: a gateway answered 404 without an envelope, or 405, as file servers do for a POST.
 */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof NetworkError && (error.status === 404 || error.status === 405)

/** Whether the resource or the call does not exist. */
export const isAbsent = (error: unknown): boolean => isNotFound(error) || isMissingCall(error)

/** A call that turns out not to exist is not made again on this page; `fallback` replaces it. */
export function withFallback<I, T>(
  make: (input: I) => Promise<T>,
  fallback: () => Promise<T>,
): (input: I) => Promise<T> {
  let isThere = true
  return async (input) => {
    if (!isThere) return fallback()
    try {
      return await make(input)
    } catch (error) {
      if (!isAbsent(error)) throw error
      isThere = false
      return fallback()
    }
  }
}
