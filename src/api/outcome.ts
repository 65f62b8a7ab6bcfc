import type { ErrorPolicy } from './endpoint.ts'
import { signInAgain, unknownError } from './labels.ts'

/** The envelope of every answer; only `code` is guaranteed (spec 7). */
export type Reply = { code: number; msg?: string | null; data?: unknown; error_description?: string | null }

export type Outcome =
  | { kind: 'data' }
  | { kind: 'ask-login' }
  | { kind: 'sign-out' }
  | { kind: 'caller' }
  | { kind: 'warn' | 'error'; message: string }

const firstText = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? unknownError

/** The login answer explains in `error_description` why there is no token (spec 3). */
const lacksToken = ({ data, error_description }: Reply): boolean =>
  Boolean(error_description) && !(typeof data === 'object' && data !== null && 'access_token' in data)

const isSuccess = (reply: Reply, { shownAs }: ErrorPolicy): boolean =>
  reply.code === 200 && !(shownAs === 'error' && lacksToken(reply))

const errorOf = ({ code, msg, error_description }: Reply): string =>
  firstText(error_description, msg, code === 401 ? signInAgain : null)

/** What a reply leads to (spec 8). The order is the precedence. */
export function outcomeOf(reply: Reply, errorPolicy: ErrorPolicy = {}): Outcome {
  const { code, msg, error_description } = reply
  if (isSuccess(reply, errorPolicy)) return { kind: 'data' }
  if (errorPolicy.toCaller?.includes(code)) return { kind: 'caller' }
  if (errorPolicy.shownAs === 'error') return { kind: 'error', message: errorOf(reply) }
  if (code === 401) return { kind: errorPolicy.on401 === 'ask' ? 'ask-login' : 'sign-out' }
  if (errorPolicy.refusal === 'caller' && code !== 404) return { kind: 'caller' }
  return { kind: 'warn', message: firstText(msg, error_description) }
}

const isText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'

/** OAuth's `error_description`, if the body has one. */
function descriptionIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error_description' in body)) return null
  return typeof body.error_description === 'string' && body.error_description !== '' ? body.error_description : null
}

/** OAuth error codes of an expired or revoked grant or token; a description is optional (RFC 6749, 6750). */
const invalidGrants: ReadonlySet<unknown> = new Set(['invalid_grant', 'invalid_token'])

const isInvalidGrant = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && invalidGrants.has(body.error)

/** The envelope, or null for anything else: HTML, an array, truncated text, a missing or non-integer code. */
export function readReply(body: unknown): Reply | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { code, msg, error_description, data } = body as Record<string, unknown>
  if (typeof code !== 'number' || !Number.isInteger(code)) return null
  if (!isText(msg) || !isText(error_description)) return null
  return { code, msg, error_description: error_description || (descriptionIn(data) ?? error_description), data }
}

/**
 * The reply, or null when there is none. HTTP statuses from 200 to 500 are not transport errors (SE-02), so the envelope
 * decides. Without one, HTTP 401 (spec 4) and OAuth's invalid token are a 401, and a body with a description is a refusal.
 */
export function replyTo(status: number, body: unknown): Reply | null {
  const reply = readReply(body)
  if (reply) return reply
  const { data } = (typeof body === 'object' && body !== null ? body : {}) as { data?: unknown }
  const error_description = descriptionIn(body) ?? descriptionIn(data)
  if (status === 401 || isInvalidGrant(body)) return { code: 401, error_description }
  return error_description === null ? null : { code: Math.max(status, 400), error_description }
}
