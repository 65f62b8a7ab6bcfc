import { call } from '#src/api/client.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import {
  checkLoginName,
  findOrgAccount,
  findPersonAccount,
  forgetPassword,
  registerUser,
  verifySmsCode,
} from '#src/api/endpoints/registration.ts'
import { isAbsent, ApiError } from '#src/api/errors.ts'
import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { smsCode } from '#src/model/session/schema.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { enter } from './commands.ts'
import { endSession } from './sign-out.ts'
import { encryptPassword } from './credentials/password-cipher.ts'

/** A new password for sending: encrypted, with its nonce. */
async function encrypted(password: string): Promise<{ password: string; nonce: string }> {
  const seal = await call(oauthCaptcha, {})
  return { password: await encryptPassword(password, seal), nonce: seal.nonce ?? '' }
}

type NewAccount = TypedCode & { loginName: string; password: string; telPhone: string; kind: AccountKind }

/** Registers; true when the exchange signs the new account in at once. */
export async function register({ password, ...account }: NewAccount): Promise<boolean> {
  const answer = await call(registerUser, { ...account, ...(await encrypted(password)) })
  const { access_token, refresh_token } = answer ?? {}
  if (!answer || !access_token || !refresh_token) return false
  enter({ ...answer, access_token, refresh_token }, 'register', account.loginName)
  return true
}

/** Why this login name is not available, in the exchange's words; null when it is, undefined when unknown. */
export async function nameRefusal(loginName: string): Promise<string | null | undefined> {
  try {
    await call(checkLoginName, { loginName })
    return null
  } catch (error) {
    const isTaken = error instanceof ApiError && error.reply.code === accountRefusal.loginName
    return isTaken ? error.reply.msg || error.message : undefined
  }
}

type PhoneAndCode = TypedCode & { telPhone: string }

/**
 * Whether the code is that of the phone, before the step that needs it. An exchange that cannot answer
 * so early checks it with the new password, which needs the code as well.
 */
export async function verifyRecoveryCode(given: PhoneAndCode): Promise<void> {
  try {
    await call(verifySmsCode, { ...given, purpose: smsCode.forgotPassword })
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}

/**
 * Sets a new password; the exchange ends every session of the account, and so does this browser. Resolves with the login name,
 * null where the exchange does not name it.
 */
export async function resetPassword({
  password,
  ...given
}: PhoneAndCode & { password: string }): Promise<string | null> {
  const answer = await call(forgetPassword, { ...given, ...(await encrypted(password)) })
  endSession({ type: 'signed-out' }, () => undefined)
  return answer?.loginName ?? null
}

type Claim = PhoneAndCode & { name: string; number: string }
type FoundAccount = { loginName: string; telPhone: string }

/** Finds the account of a person or organisation by the name and number of its identity document or licence. */
export function findAccount(kind: AccountKind, { number, ...claim }: Claim): Promise<FoundAccount> {
  return kind === 'person'
    ? call(findPersonAccount, { ...claim, idNumber: number })
    : call(findOrgAccount, { ...claim, creditCode: number })
}
