import { createDecipheriv, createHash } from 'node:crypto'
import { provideAes } from '../exchange/accounts/keys.ts'

const saltedHeader = 'Salted__'

/** Key and initial vector from a passphrase, as OpenSSL's `EVP_BytesToKey` derives them with MD5. */
function derived(passphrase: string, salt: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let last = Buffer.alloc(0); blocks.length < 3; blocks.push(last))
    last = createHash('md5').update(last).update(passphrase, 'utf8').update(salt).digest()
  return Buffer.concat(blocks)
}

/** The text of an OpenSSL message in base64 (AES-256-CBC with a passphrase); throws for anything else. */
export function openAes(sealed: string, passphrase: string): string {
  const message = Buffer.from(sealed, 'base64')
  if (message.toString('latin1', 0, 8) !== saltedHeader) throw new Error('not an OpenSSL message')
  const secret = derived(passphrase, message.subarray(8, 16))
  const decipher = createDecipheriv('aes-256-cbc', secret.subarray(0, 32), secret.subarray(32, 48))
  return Buffer.concat([decipher.update(message.subarray(16)), decipher.final()]).toString('utf8')
}

/** The older cipher for the mounts in Node; an exchange inside the browser accepts SM2 alone. */
export const registerNodeAes = (): void => provideAes(openAes)
