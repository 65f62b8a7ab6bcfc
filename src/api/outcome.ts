import type { ErrorPolicy } from './endpoint.ts'
import { signInAgain, unknownError } from './labels.ts'

/** The envelope of every answer; `code` is all that is certain (spec 7). */
export type Reply = { code: number; msg?: string | null; data?: unknown; error_description?: string | null }

export type Outcome =
  | { kind: 'data' }
  | { kind: 'ask-login' }
  | { kind: 'sign-out' }
  | { kind: 'caller' }
  | { kind: 'warn' | 'error'; message: string }

const firstSaid = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? unknownError

/** The login answer has a field for why there is none (spec 3). */
const lacksToken = ({ data, error_description }: Reply): boolean =>
  Boolean(error_description) && !(typeof data === 'object' && data !== null && 'access_token' in data)

const isSuccess = (reply: Reply, { shownAs }: ErrorPolicy): boolean =>
  reply.code === 200 && !(shownAs === 'error' && lacksToken(reply))

const errorOf = ({ code, msg, error_description }: Reply): string =>
  firstSaid(error_description, msg, code === 401 ? signInAgain : null)

/** What follows from a reply (spec 8). Order is precedence. */
export function outcomeOf(reply: Reply, errorPolicy: ErrorPolicy = {}): Outcome {
  const { code, msg, error_description } = reply
  if (isSuccess(reply, errorPolicy)) return { kind: 'data' }
  if (errorPolicy.toCaller?.includes(code)) return { kind: 'caller' }
  if (errorPolicy.shownAs === 'error') return { kind: 'error', message: errorOf(reply) }
  if (code === 401) return { kind: errorPolicy.on401 === 'ask' ? 'ask-login' : 'sign-out' }
  if (errorPolicy.refusal === 'caller' && code !== 404) return { kind: 'caller' }
  return { kind: 'warn', message: firstSaid(msg, error_description) }
}

const isText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

/** Why not, as OAuth says it, where an object says so. */
function descriptionIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return null
  return typeof body.error_description === 'string' && body.error_description !== '' ? body.error_description : null
}

/** What OAuth calls a token or a grant that is not worth anything any more; it need not say so in words (RFC 6749, 6750). */
const spentGrants: ReadonlySet<unknown> = new Set(['invalid_grant', 'invalid_token'])

const isSpent = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && spentGrants.has(body.error)

/** An envelope, or null when the body is none: HTML, an array, a truncated text, a missing or textual code. */
export function readReply(body: unknown): Reply | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { code, msg, error_description, data } = body as Record<string, unknown>
  if (typeof code !== 'number' || !Number.isInteger(code)) return null
  if (!isText(msg) || !isText(error_description)) return null
  return { code, msg, error_description: error_description || (descriptionIn(data) ?? error_description), data }
}

/**
 * What was answered, or null when it says nothing. HTTP statuses from 200 to 500 are no transport errors (SE-02), so an
 * envelope alone decides. Without one, a status of 401 is a 401 (spec 4), so is what OAuth says of a token that is spent, and a
 * body that says why not is a refusal.
 */
export function replyTo(status: number, body: unknown): Reply | null {
  const reply = readReply(body)
  if (reply) return reply
  const { data } = (typeof body === 'object' && body !== null ? body : {}) as { data?: unknown }
  const error_description = descriptionIn(body) ?? descriptionIn(data)
  if (status === 401 || isSpent(body)) return { code: 401, error_description }
  return error_description === null ? null : { code: Math.max(status, 400), error_description }
}
