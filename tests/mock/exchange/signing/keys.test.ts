import { sm2 } from 'sm-crypto-v2'
import { describe, expect, test } from 'vitest'
import { serialOf, signDigest, signerKey } from '#src/mock/exchange/signing/keys.ts'

const digest = '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'

describe('the key of a signer', () => {
  test('[BD-07] is the same for a secret each time, and another for another secret', () => {
    const key = signerKey('secret of U0001')
    expect(key).toEqual(signerKey('secret of U0001'))
    expect(key.privateKey).toMatch(/^[\da-f]{64}$/)
    expect(sm2.verifyPublicKey(key.publicKey)).toBe(true)
    expect(signerKey('secret of U0002').privateKey).not.toBe(key.privateKey)
  })

  test('[BD-07] signs a digest the same each time, and other digests with other ephemeral numbers', () => {
    const { privateKey, publicKey } = signerKey('secret of U0001')
    const signature = signDigest(privateKey, digest)
    expect(signature).toMatch(/^[\da-f]{128}$/)
    expect(signDigest(privateKey, digest)).toBe(signature)
    expect(sm2.doVerifySignature(sm2.hexToArray(digest), signature, publicKey, { hash: true })).toBe(true)
    const other = signDigest(privateKey, `00${digest.slice(2)}`)
    expect(other.slice(0, 64)).not.toBe(signature.slice(0, 64))
    expect(sm2.doVerifySignature(sm2.hexToArray(digest), other, publicKey, { hash: true })).toBe(false)
  })

  test('[BD-07] has a certificate with a serial number of its own', () => {
    const serials = ['a', 'b'].map((secret) => serialOf(signerKey(secret).publicKey))
    expect(serials[0]).toMatch(/^[\dA-F]{20}$/)
    expect(serials[1]).not.toBe(serials[0])
  })
})
