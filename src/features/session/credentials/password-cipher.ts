import { NetworkError } from '#src/api/errors.ts'
import { sealText } from '#src/model/session/password.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'

/** The key and nonce that came with the captcha. */
type CipherInput = { publicKey?: string | null | undefined; nonce?: string | null | undefined }

/**
 * Encrypts the password for sending (decision 9): under SM2 together with a nonce that the exchange accepts once, so that an
 * intercepted message can be neither read nor replayed. The cipher is loaded on sign-in.
 */
export async function encryptPassword(password: string, { publicKey, nonce }: CipherInput): Promise<string> {
  const text = sealText(password, nonce ?? '', serverNow())
  if (import.meta.env.VITE_PASSWORD_CIPHER === 'aes') {
    const { encryptAes } = await import('./cipher-aes.ts')
    return encryptAes(text)
  }
  if (!publicKey)
    throw new NetworkError('no-key', 'the captcha came without a key, and VITE_PASSWORD_CIPHER is not aes')
  const { encryptSm2 } = await import('./cipher-sm2.ts')
  return encryptSm2(text, publicKey)
}
