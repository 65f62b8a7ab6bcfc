import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'sign-on:v1'
/** A return after more than this does not belong to the sign-on that was started. */
const maxAgeMs = 10 * 60_000

/** At the public resource trading site, or with a certificate. */
const signOnMethod = z.enum(['platform', 'certificate'])
export type SignOnMethod = z.output<typeof signOnMethod>

const startedSignOn = z.object({
  state: z.string().check(z.minLength(32)),
  redirect: z.string(),
  at: z.number(),
  /** The stored field is still `way`: a sign-on in progress survives a new version of the portal. */
  way: signOnMethod,
})
type StartedSignOn = z.output<typeof startedSignOn>

const randomState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const pathByMethod: Record<SignOnMethod, string> = { platform: 'authorize', certificate: 'certificate' }

/** Starts a sign-on at another site: stores, for this tab alone, the state that has to be returned. */
export function beginSignOn(redirect: string, by: SignOnMethod = 'platform'): string {
  const state = randomState()
  writeStored('session', key, JSON.stringify({ state, redirect, at: Date.now(), way: by } satisfies StartedSignOn))
  return `${import.meta.env.VITE_LOGIN_HOST}/${pathByMethod[by]}?${new URLSearchParams({ state }).toString()}`
}

function takeStartedSignOn(): StartedSignOn | null {
  const stored = readStored('session', key)
  removeStored('session', key)
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

type SignOnReturn = { code: string; redirect: string; method: SignOnMethod }

/**
 * Takes the result of /loginCallback, once; null unless this tab started the sign-on recently. Otherwise a
 * foreign page could sign a visitor in to another account.
 */
export function takeSignOn(query: URLSearchParams, now = Date.now()): SignOnReturn | null {
  const sent = takeStartedSignOn()
  const code = only(query, 'code')
  if (!sent || !code || only(query, 'state') !== sent.state) return null
  if (now < sent.at || now - sent.at > maxAgeMs) return null
  return { code, redirect: sent.redirect, method: sent.way }
}

/** The code of a sign-on that this tab did not start, or too long ago; its account has to be confirmed (deviation D19). */
export const foreignCode = (query: URLSearchParams): string | null => only(query, 'code')
