import { call } from '#src/api/client.ts'
import { passkeyChallenge, passkeyLogin } from '#src/api/endpoints/factor.ts'
import { enter } from '#src/features/session/commands.ts'
import type { PasskeyRequest } from '#src/model/account/factors.ts'

/** A challenge for a sign-in, valid once; rejects with 404 at an exchange that knows no passkeys. */
export const signInChallenge = (): Promise<PasskeyRequest> => call(passkeyChallenge, {})

/** Signs in with the passkey that the person picks. Rejects like every call, and with `PasskeyError`. */
export async function signInByPasskey(): Promise<void> {
  const [{ assertPasskey }, request] = await Promise.all([import('./passkey.ts'), signInChallenge()])
  const passkey = await assertPasskey(request)
  enter(await call(passkeyLogin, { passkey }), 'passkey')
}
