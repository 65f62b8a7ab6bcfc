import * as z from 'zod/mini'
import { readStored, removeStored } from '#src/shared/lib/storage/storage.ts'
import type { IssuedCode } from './issued-code.ts'
import { type SignOnMethod, type StartedSignOn, startedSignOnKey } from './sign-on-start.ts'

/** A return after more than this does not belong to the sign-on that was started. */
export const maxAgeMs = 10 * 60_000

const startedSignOn = z.object({
  state: z.string().check(z.minLength(32)),
  redirect: z.string(),
  at: z.number(),
  way: z.enum(['platform', 'certificate']),
  verifier: z.optional(z.string()),
})

function takeStartedSignOn(): StartedSignOn | null {
  const stored = readStored('session', startedSignOnKey)
  removeStored('session', startedSignOnKey)
  try {
    return startedSignOn.safeParse(JSON.parse(stored ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const only = (query: URLSearchParams, name: string): string | null => {
  const values = query.getAll(name)
  return values.length === 1 && values[0] ? values[0] : null
}

type SignOnReturn = IssuedCode & { redirect: string; method: SignOnMethod }

/**
 * Takes the result of /loginCallback, once; null unless this tab started the sign-on recently. Otherwise a
 * foreign page could sign a visitor in to another account.
 */
export function takeSignOn(query: URLSearchParams, now = Date.now()): SignOnReturn | null {
  const sent = takeStartedSignOn()
  const code = only(query, 'code')
  if (!sent || !code || only(query, 'state') !== sent.state) return null
  if (now < sent.at || now - sent.at > maxAgeMs) return null
  return { code, redirect: sent.redirect, method: sent.way, verifier: sent.verifier }
}

/** The code of a sign-on that this tab did not start, or too long ago; its account has to be confirmed (deviation D19). */
export const foreignCode = (query: URLSearchParams): string | null => only(query, 'code')
