import { sm2, sm3 } from 'sm-crypto-v2'

/** Hex: the private key has 64 digits, the public one 130 and begins with 04. */
export type SignerKey = { privateKey: string; publicKey: string }

/** One less than the order of the curve (GB/T 32918.5): keys and ephemeral numbers are from 1 to one less than this. */
const orderLessOne = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54122n

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A number that only who knows the secret can compute, hex. */
function derived(secret: string, purpose: string): string {
  const number = BigInt(`0x${sm3(bytesOf(purpose), { mode: 'hmac', key: bytesOf(secret) })}`)
  return ((number % (orderLessOne - 1n)) + 1n).toString(16).padStart(64, '0')
}

/** The key of a signer; the same secret has the same key. */
export function signerKey(secret: string): SignerKey {
  const privateKey = derived(secret, 'signing key')
  return { privateKey, publicKey: sm2.getPublicKeyFromPrivateKey(privateKey) }
}

/**
 * The SM2 signature (r and s, 128 hex digits) of a digest in hex, with the default user id of GB/T 35276. Its ephemeral number is
 * derived from key and digest, as RFC 6979 does for ECDSA, so that it never repeats for another digest and needs no random generator.
 */
export function signDigest(privateKey: string, digest: string): string {
  const ephemeral = derived(privateKey, `signature of ${digest}`)
  const point = sm2.getPublicKeyFromPrivateKey(ephemeral)
  const pointPool = [{ k: BigInt(`0x${ephemeral}`), x1: BigInt(`0x${point.slice(2, 66)}`) }]
  return sm2.doSignature(sm2.hexToArray(digest), privateKey, { hash: true, pointPool })
}

/** Who vouches for the keys. */
export const issuer = '岷江电子认证（模拟）'

/** The serial number of the certificate of a key: twenty digits and letters. */
export const serialOf = (publicKey: string): string => sm3(sm2.hexToArray(publicKey)).slice(0, 20).toUpperCase()
