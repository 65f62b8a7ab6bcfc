import { sm2 } from 'sm-crypto-v2'
import { aesPassphrase } from '#src/shared/config/client-id.ts'

/** The mock's own key pair: public knowledge, worth nothing outside of it. */
const privateKey = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8'
export const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey)

let openAes: (sealed: string, passphrase: string) => string = () => ''

/** Set by a mount that can decrypt the older cipher; the function throws for a malformed text. */
export const provideAes = (open: typeof openAes): void => {
  openAes = open
}

/** The plain text under either cipher of decision 9, or null. */
export function decrypt(sealed: string): string | null {
  try {
    if (/^[0-9a-f]+$/i.test(sealed)) return String(sm2.doDecrypt(sealed.replace(/^04/, ''), privateKey, 1)) || null
    return openAes(sealed, aesPassphrase) || null
  } catch {
    return null
  }
}
