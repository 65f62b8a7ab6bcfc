import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { base32Of, bytesOfBase32, bytesOfBase64url, base64urlOf } from '#src/mock/exchange/accounts/factors/encoding.ts'
import { totpCode, totpStepAt, totpStepOf, totpUri } from '#src/mock/exchange/accounts/factors/totp.ts'

const key = utf8ToBytes('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('[ASVS 6.5.1] the code at %i s is that of RFC 6238, appendix B', (seconds, code) => {
  expect(totpCode(key, totpStepAt(seconds * 1000), 8)).toBe(code)
})

test('[ASVS 6.5.1] [ASVS 6.5.5] a code counts one step before and after, and only if it is newer than the last one', () => {
  const at = 1111111111_000
  const code = '050471'
  expect(totpStepOf(key, code, at, -Infinity)).toBe(37037037)
  expect(totpStepOf(key, '050 471', at, -Infinity)).toBe(37037037)
  expect(totpStepOf(key, code, at + 30_000, -Infinity)).toBe(37037037)
  expect(totpStepOf(key, code, at - 30_000, -Infinity)).toBe(37037037)
  expect(totpStepOf(key, code, at + 60_000, -Infinity)).toBeNull()
  expect(totpStepOf(key, code, at - 60_000, -Infinity)).toBeNull()
  expect(totpStepOf(key, code, at, 37037036)).toBe(37037037)
  expect(totpStepOf(key, code, at, 37037037)).toBeNull()
})

test('[ASVS 6.5.1] keys are written as base32, and read by the app from an address', () => {
  expect(base32Of(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32Of(utf8ToBytes('foob'))).toBe('MZXW6YQ')
  expect(bytesOfBase32('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(key)
  expect(totpUri('GEZDGNBV', 'a b', '岷江')).toBe(
    'otpauth://totp/%E5%B2%B7%E6%B1%9F:a%20b?secret=GEZDGNBV&issuer=%E5%B2%B7%E6%B1%9F&algorithm=SHA1&digits=6&period=30',
  )
})

test('[ASVS 6.5.1] binary values of WebAuthn are base64url without padding', () => {
  expect(base64urlOf(Uint8Array.of(251, 255, 190))).toBe('-_--')
  expect(base64urlOf(Uint8Array.of(1))).toBe('AQ')
  expect(bytesOfBase64url('-_--')).toEqual(Uint8Array.of(251, 255, 190))
  expect(bytesOfBase64url('AQ')).toEqual(Uint8Array.of(1))
  for (const text of ['AQ==', '+/++', 'A', 'A B']) expect(bytesOfBase64url(text), text).toBeNull()
})
