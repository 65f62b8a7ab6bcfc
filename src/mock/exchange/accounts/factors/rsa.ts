import { pow } from '@noble/curves/abstract/modular.js'
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** `length`: of the modulus and of each signature, in bytes. */
type RsaKey = { modulus: bigint; exponent: bigint; length: number }

const tags = { integer: 0x02, bitString: 0x03, sequence: 0x30 } as const
/** The algorithm identifier `rsaEncryption` (RFC 3279 2.3.1). */
const rsaEncryption = hexToBytes('300d06092a864886f70d0101010500')
/** What stands before the hash in a DigestInfo of SHA-256 (RFC 8017 9.2). */
const digestInfoHead = hexToBytes('3031300d060960864801650304020105000420')
/** Sizes of the modulus, bits: shorter ones are no longer secure, longer ones cost the exchange too much. */
const minBits = 2048
const maxBits = 4096
/** A greater exponent only costs time. */
const exponentEnd = 2n ** 32n

/** Reads DER elements one after another; each step throws where the bytes have no element of the tag. */
function derReader(bytes: Uint8Array) {
  let at = 0
  const byte = (): number => {
    const value = bytes[at]
    if (value === undefined) throw new RangeError('the DER is cut off')
    at += 1
    return value
  }
  /** Lengths have up to two bytes after the first one, which is enough for a key of 4096 bits. */
  const length = (): number => {
    const first = byte()
    if (first < 0x80) return first
    if (first === 0x81) return byte()
    if (first === 0x82) return byte() * 256 + byte()
    throw new RangeError('the DER is too long')
  }
  return {
    read: (tag: number): Uint8Array => {
      if (byte() !== tag) throw new RangeError('another DER element')
      const end = length() + at
      if (end > bytes.length) throw new RangeError('the DER is cut off')
      const content = bytes.subarray(at, end)
      at = end
      return content
    },
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])

/** The numbers in a SubjectPublicKeyInfo (RFC 5280 4.1, RFC 8017 A.1.1). Throws `RangeError`. */
function numbersIn(spki: Uint8Array): readonly [bigint, bigint] {
  const info = derReader(spki).read(tags.sequence)
  if (!isSame(info.subarray(0, rsaEncryption.length), rsaEncryption)) throw new RangeError('no RSA key')
  const [unused, ...key] = derReader(info.subarray(rsaEncryption.length)).read(tags.bitString)
  if (unused !== 0) throw new RangeError('no whole bytes')
  const numbers = derReader(derReader(Uint8Array.from(key)).read(tags.sequence))
  return [bytesToNumberBE(numbers.read(tags.integer)), bytesToNumberBE(numbers.read(tags.integer))]
}

/** A public key whose signatures can be trusted and verified at a low cost; null for another one. */
export function rsaKeyIn(spki: Uint8Array): RsaKey | null {
  try {
    const [modulus, exponent] = numbersIn(spki)
    const bits = modulus.toString(2).length
    const isSound = bits >= minBits && bits <= maxBits && modulus % 2n === 1n
    const isOddExponent = exponent >= 3n && exponent < exponentEnd && exponent % 2n === 1n
    return isSound && isOddExponent ? { modulus, exponent, length: Math.ceil(bits / 8) } : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 8.2.2): the padded hash is made again and compared, so that no padding is parsed. */
export function isSignedByRsa(signature: Uint8Array, data: Uint8Array, spki: Uint8Array): boolean {
  const key = rsaKeyIn(spki)
  if (key === null || signature.length !== key.length) return false
  const number = bytesToNumberBE(signature)
  if (number >= key.modulus) return false
  const info = concatBytes(digestInfoHead, sha256(data))
  const padding = new Uint8Array(key.length - info.length - 3).fill(0xff)
  const padded = concatBytes(Uint8Array.of(0, 1), padding, Uint8Array.of(0), info)
  return isSame(numberToBytesBE(pow(number, key.exponent, key.modulus), key.length), padded)
}
