import { constants, createHash, generateKeyPairSync, privateEncrypt, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedByRsa, rsaKeyIn } from '#src/mock/exchange/accounts/factors/rsa.ts'

const pairOf = (modulusLength: number, publicExponent = 65_537) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent })
  return { privateKey, spki: Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' })) }
}
const pair = pairOf(2048)
const data = new TextEncoder().encode('what the authenticator signs')
const bytes = (buffer: Buffer) => Uint8Array.from(buffer)

test.each([
  [2048, 65_537],
  [2056, 3],
  [3072, 65_537],
])('[ASVS 6.3.3] a signature by a key of %i bits with the exponent %i is valid', (bits, exponent) => {
  const { privateKey, spki } = pairOf(bits, exponent)
  expect(isSignedByRsa(bytes(sign('sha256', data, privateKey)), data, spki)).toBe(true)
})

test('[ASVS 6.3.3] a signature of other data, by another key, of another hash or padding, is none', () => {
  const good = bytes(sign('sha256', data, pair.privateKey))
  expect(isSignedByRsa(good, data, pair.spki)).toBe(true)
  expect(isSignedByRsa(good, Uint8Array.of(1), pair.spki)).toBe(false)
  expect(isSignedByRsa(good, data, pairOf(2048).spki)).toBe(false)
  expect(isSignedByRsa(bytes(sign('sha1', data, pair.privateKey)), data, pair.spki)).toBe(false)
  const pss = { key: pair.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }
  expect(isSignedByRsa(bytes(sign('sha256', data, pss)), data, pair.spki)).toBe(false)
  expect(isSignedByRsa(good.with(255, good[255]! ^ 1), data, pair.spki)).toBe(false)
})

test('[ASVS 6.3.3] a signature of another length, or not below the modulus, is none', () => {
  const good = bytes(sign('sha256', data, pair.privateKey))
  expect(isSignedByRsa(Uint8Array.of(0, ...good), data, pair.spki)).toBe(false)
  expect(isSignedByRsa(good.subarray(1), data, pair.spki)).toBe(false)
  expect(isSignedByRsa(new Uint8Array(), data, pair.spki)).toBe(false)
  // The same number again, one modulus higher: it fits into the length for about one signature of two.
  const { modulus = 0n } = rsaKeyIn(pair.spki) ?? {}
  const numberOf = (signature: Uint8Array) => BigInt(`0x${Buffer.from(signature).toString('hex')}`)
  const higher = Array.from({ length: 64 }, (_, index) => Uint8Array.of(index))
    .map((text) => ({ text, number: numberOf(bytes(sign('sha256', text, pair.privateKey))) + modulus }))
    .find(({ number }) => number < 2n ** 2048n)
  const signature = bytes(Buffer.from(higher?.number.toString(16).padStart(512, '0') ?? '', 'hex'))
  expect(signature).toHaveLength(256)
  expect(isSignedByRsa(signature, higher?.text ?? data, pair.spki)).toBe(false)
})

test('[ASVS 6.3.3] a short padding with bytes after the hash, as in forgeries for small exponents, is none', () => {
  const { privateKey, spki } = pairOf(2048, 3)
  const hash = createHash('sha256').update(data).digest('hex')
  const info = `3031300d060960864801650304020105000420${hash}`
  const blockOf = (padding: number) => `0001${'ff'.repeat(padding)}00${info}`.padEnd(512, '0')
  const signed = (block: string) =>
    bytes(privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(block, 'hex')))
  expect(isSignedByRsa(signed(blockOf(202)), data, spki)).toBe(true)
  expect(isSignedByRsa(signed(blockOf(8)), data, spki)).toBe(false)
})

test('[ASVS 6.3.3] a key that is too short or too long, or with an even exponent or the exponent 1, is none', () => {
  const withExponent = (...exponent: number[]) => Uint8Array.of(...pair.spki.subarray(0, -3), ...exponent)
  expect(rsaKeyIn(withExponent(1, 0, 1))).toMatchObject({ exponent: 65_537n, length: 256 })
  expect(rsaKeyIn(withExponent(1, 0, 0))).toBeNull()
  expect(rsaKeyIn(withExponent(0, 0, 1))).toBeNull()
  expect(rsaKeyIn(pairOf(2040).spki)).toBeNull()
  expect(rsaKeyIn(lengthened(4096))).not.toBeNull()
  expect(rsaKeyIn(lengthened(4104))).toBeNull()
})

/** A key whose modulus has so many bits and no known factors. */
function lengthened(bits: number): Uint8Array {
  const length = bits / 8
  const two = (number: number) => [0x82, number >> 8, number & 0xff]
  const modulus = [0x02, ...two(length + 1), 0, ...new Uint8Array(length).fill(0xff)]
  const key = [0x30, ...two(modulus.length + 5), ...modulus, 0x02, 3, 1, 0, 1]
  const head = [...pair.spki.subarray(4, 19)]
  const bitString = [0x03, ...two(key.length + 1), 0, ...key]
  return Uint8Array.of(0x30, ...two(head.length + bitString.length), ...head, ...bitString)
}

test('[ASVS 6.3.3] a key that is cut off, or of another algorithm, is none', () => {
  for (const end of [0, 1, 4, 19, 24, 30, 200, pair.spki.length - 1])
    expect(rsaKeyIn(pair.spki.subarray(0, end)), String(end)).toBeNull()
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  expect(rsaKeyIn(bytes(publicKey.export({ type: 'spki', format: 'der' })))).toBeNull()
  const signature = bytes(sign('sha256', data, pair.privateKey))
  expect(isSignedByRsa(signature, data, new Uint8Array())).toBe(false)
})
