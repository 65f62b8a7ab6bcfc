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
  /** Redeems the code (RFC 7636); missing where the browser cannot make the challenge of it. */
  verifier?: string | undefined
}

/** Random bytes as hex. */
const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const pathByMethod: Record<SignOnMethod, string> = { platform: 'authorize', certificate: 'certificate' }

type Proof = { verifier: string; challenge: string }

/** A new verifier with its S256 challenge; null outside of secure contexts, where a browser has no digests. */
async function newProof(): Promise<Proof | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return null
  const verifier = randomHex(32)
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return { verifier, challenge: challenge.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }
}

/**
 * Starts a sign-on at another site: stores, for this tab alone, the state that has to be returned and the verifier of the code. A site
 * that does not know the challenge ignores it. Resolves with the address to go to.
 */
export async function beginSignOn(redirect: string, by: SignOnMethod = 'platform'): Promise<string> {
  const proof = await newProof()
  const state = randomHex(24)
  const started: StartedSignOn = { state, redirect, at: Date.now(), way: by, verifier: proof?.verifier }
  writeStored('session', startedSignOnKey, JSON.stringify(started))
  const query = new URLSearchParams({
    state,
    ...(proof && { code_challenge: proof.challenge, code_challenge_method: 'S256' }),
  })
  return `${import.meta.env.VITE_LOGIN_HOST}/${pathByMethod[by]}?${query.toString()}`
}
