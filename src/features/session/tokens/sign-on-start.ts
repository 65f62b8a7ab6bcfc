import { writeStored } from '#src/shared/lib/storage/storage.ts'

/** Where this tab stores the sign-on that it started. */
export const startedSignOnKey = 'sign-on:v1'

/** At the public resource trading site, or with a certificate. */
export type SignOnMethod = 'platform' | 'certificate'

/** `at`: when it was started, epoch ms. */
export type StartedSignOn = {
  state: string
  redirect: string
  at: number
  /** The stored field is still `way`: a sign-on in progress survives a new version of the portal. */
  way: SignOnMethod
}

const randomState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const pathByMethod: Record<SignOnMethod, string> = { platform: 'authorize', certificate: 'certificate' }

/** Starts a sign-on at another site: stores, for this tab alone, the state that has to be returned. */
export function beginSignOn(redirect: string, by: SignOnMethod = 'platform'): string {
  const state = randomState()
  const started: StartedSignOn = { state, redirect, at: Date.now(), way: by }
  writeStored('session', startedSignOnKey, JSON.stringify(started))
  return `${import.meta.env.VITE_LOGIN_HOST}/${pathByMethod[by]}?${new URLSearchParams({ state }).toString()}`
}
