import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of the bytes, hex. */
export const sha256OfBytes = (bytes: Uint8Array): string => bytesToHex(digestOf(bytes))

/** SHA-256 of the UTF-8 text, hex. */
export const sha256 = (text: string): string => sha256OfBytes(utf8ToBytes(text))
