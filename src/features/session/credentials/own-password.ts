import { call } from '#src/api/client.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import type { SealedPassword } from '#src/model/account/schema.ts'
import { encryptPassword } from './password-cipher.ts'

/** A password of the signed-in account for sending: encrypted, with its nonce, which is valid once. */
export async function encryptOwnPassword(password: string): Promise<SealedPassword> {
  const captcha = await call(oauthCaptcha, {})
  return { sealed: await encryptPassword(password, captcha), nonce: captcha.nonce ?? '' }
}
