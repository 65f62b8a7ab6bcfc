import type { Manners } from './endpoint.ts'
import { unknownError } from './words.ts'

/** The envelope of every answer; `code` is all that is certain (spec 7). */
export type Reply = { code: number; msg?: string | null; data?: unknown; error_description?: string | null }

export type Outcome =
  | { kind: 'data' }
  | { kind: 'ask-login' }
  | { kind: 'sign-out' }
  | { kind: 'caller' }
  | { kind: 'warn' | 'error'; message: string }

const firstSaid = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? unknownError

/** What follows from a reply (spec 8). Order is precedence. */
export function outcomeOf({ code, msg, error_description }: Reply, manners: Manners = {}): Outcome {
  if (code === 200) return { kind: 'data' }
  if (manners.toCaller?.includes(code)) return { kind: 'caller' }
  if (manners.shownAs === 'error') return { kind: 'error', message: firstSaid(error_description, msg) }
  if (code === 401) return { kind: manners.on401 === 'ask' ? 'ask-login' : 'sign-out' }
  if (manners.refusal === 'caller' && code !== 404) return { kind: 'caller' }
  return { kind: 'warn', message: firstSaid(msg, error_description) }
}

const isText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

/**
 * An envelope, or null when the body is none: HTML, an array, a truncated text, a missing or textual code.
 * HTTP statuses from 200 to 500 are no transport errors (SE-02), so the body alone decides.
 */
export function readReply(body: unknown): Reply | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { code, msg, error_description, data } = body as Record<string, unknown>
  if (typeof code !== 'number' || !Number.isInteger(code)) return null
  if (!isText(msg) || !isText(error_description)) return null
  return { code, msg, error_description, data }
}
