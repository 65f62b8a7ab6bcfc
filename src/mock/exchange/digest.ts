import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of the bytes, hex. */
export const sha256OfBytes = (bytes: Uint8Array): string => bytesToHex(digestOf(bytes))

/** SHA-256 of the UTF-8 text, base64url without padding, as a code challenge has it (RFC 7636 4.2). */
export const sha256Base64Url = (text: string): string =>
  btoa(String.fromCharCode(...digestOf(utf8ToBytes(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of the UTF-8 text, hex. */
export const sha256 = (text: string): string => sha256OfBytes(utf8ToBytes(text))
