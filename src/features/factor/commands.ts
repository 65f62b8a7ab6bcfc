import { call } from '#src/api/client.ts'
import * as factor from '#src/api/endpoints/factor.ts'
import { encryptOwnPassword } from '#src/features/session/credentials/own-password.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { bareCode } from './codes.ts'
import { assertPasskey, createPasskey, PasskeyError } from './passkey.ts'

const factorsChanged = () => queryClient.invalidateQueries({ queryKey: [userScope, 'person'] })

/** What a person confirms with. */
export type Confirmation =
  | { method: 'passkey' }
  | { method: 'authenticator' | 'recovery'; code: string }
  | { method: 'password-and-code'; password: string; typed: TypedCode }

/** A challenge is valid once, so each attempt asks for its own. */
async function ownAssertion() {
  const { passkey } = await call(factor.newFactorChallenge, {})
  if (!passkey) throw new PasskeyError('failed')
  return { passkey: await assertPasskey(passkey) }
}

async function proofOf(given: Confirmation) {
  switch (given.method) {
    case 'passkey':
      return ownAssertion()
    case 'authenticator':
      return { authenticator: bareCode(given.code) }
    case 'recovery':
      return { recovery: bareCode(given.code) }
    case 'password-and-code':
      return { password: await encryptOwnPassword(given.password), ...given.typed }
  }
}

/** Confirms this device. Rejects like every call, and with `PasskeyError`. */
export async function confirmByFactor(given: Confirmation): Promise<void> {
  await call(factor.confirmByFactor, await proofOf(given))
  void factorsChanged()
}

/** Makes a passkey and adds it to the account; returns recovery codes if it is the first factor. */
export async function addPasskey(name: string): Promise<readonly string[] | null> {
  const passkey = await createPasskey(await call(factor.newPasskey, {}))
  const { recoveryCodes } = await call(factor.addPasskey, { name, passkey })
  void factorsChanged()
  return recoveryCodes ?? null
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await call(factor.renamePasskey, { id, name })
  void factorsChanged()
}

export async function removePasskey(id: string): Promise<void> {
  await call(factor.removePasskey, { id })
  void factorsChanged()
}

/** A key for an authenticator app; it is in use once a code of the app has been sent. */
export const newAuthenticatorKey = () => call(factor.newAuthenticator, {})

/** Links the app that shows this code; returns recovery codes if it is the first factor. */
export async function addAuthenticator(code: string): Promise<readonly string[] | null> {
  const { recoveryCodes } = await call(factor.addAuthenticator, { code: bareCode(code) })
  void factorsChanged()
  return recoveryCodes ?? null
}

export async function removeAuthenticator(): Promise<void> {
  await call(factor.removeAuthenticator, {})
  void factorsChanged()
}

/** Replaces the recovery codes. */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  const { recoveryCodes } = await call(factor.newRecoveryCodes, {})
  void factorsChanged()
  return recoveryCodes ?? []
}
