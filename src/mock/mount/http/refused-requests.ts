import type { Exchange } from '../../worlds.ts'

/** A request that a control has refused: `code` is that of the status or of the envelope, `source` the network address. */
export type RefusedRequest = { at: number; code: number; method: string; path: string; source: string }

/** Requests of one world that are remembered. */
export const refusedMax = 500

/**
 * Refusals of a control: malformed or foreign requests, no session, no right, a limit, a proof that is missing. What a person is refused
 * by a rule of the trade is none of them.
 */
const ofControls: ReadonlySet<number> = new Set([400, 401, 403, 405, 407, 413, 415, 428, 429])

/** By world, and in memory alone, as no command depends on it. */
const known = new WeakMap<Exchange, RefusedRequest[]>()

/** Newest last. */
export const refusedIn = (exchange: Exchange): readonly RefusedRequest[] => known.get(exchange) ?? []

/** Remembers the refusal of a request, as a real server writes it into its log (ASVS 16.3.2, 16.3.3): no query, no body, no token. */
export function noteRefused(exchange: Exchange, { code, ...request }: Omit<RefusedRequest, 'at'>): void {
  if (!ofControls.has(code)) return
  known.set(exchange, [...refusedIn(exchange), { at: exchange.now(), code, ...request }].slice(-refusedMax))
}
