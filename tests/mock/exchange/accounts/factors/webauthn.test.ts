import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PasskeyCreation, PasskeyRequest } from '#src/model/account/factors.ts'
import { challengeIn, checkAssertion, readRegistration } from '#src/mock/exchange/accounts/factors/webauthn.ts'
import { base64urlOf } from '#src/mock/exchange/accounts/factors/encoding.ts'
import { softwareAuthenticator, type Tampering } from '#tests/support/software-authenticator.ts'

const rpId = 'localhost'
const expected = { challenge: 'Y2hhbGxlbmdl', origin: 'http://localhost', rpId }
const creation: PasskeyCreation = {
  challenge: expected.challenge,
  rp: { id: rpId, name: 'site' },
  user: { id: 'aGFuZGxl', name: 'a', displayName: 'a' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  excludeCredentials: [],
}
const request: PasskeyRequest = {
  challenge: expected.challenge,
  rpId,
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
}

const wrongs: [string, Tampering, string][] = [
  ['another kind of answer', { type: 'payment.get' }, 'type'],
  ['another challenge', { challenge: 'b3RoZXI' }, 'challenge'],
  ['another site', { origin: 'https://localhost.evil.example' }, 'origin'],
  ['a page inside of another one', { crossOrigin: true }, 'a page inside of another one'],
  ['a key of another site', { rpId: 'evil.example' }, 'site'],
  ['nobody present', { flags: 0x44 }, 'nobody was present'],
  ['nobody verified', { flags: 0x41 }, 'nobody was verified'],
]

test.each(wrongs)('[ASVS 6.3.3] a new passkey with %s is refused', (_, wrong, what) => {
  expect(() => readRegistration(softwareAuthenticator().create(creation, wrong), expected)).toThrow(what)
})

test.each(wrongs)('[ASVS 6.3.3] a signature with %s is refused', (_, wrong, what) => {
  const authenticator = softwareAuthenticator()
  const key = readRegistration(authenticator.create(creation), expected)
  expect(() => checkAssertion(authenticator.get(request, wrong), key, expected)).toThrow(what)
})

test('[ASVS 6.3.3] a new passkey has the algorithm that was asked for, its own id, and a point of the curve', () => {
  const made = () => softwareAuthenticator().create(creation)
  expect(readRegistration(made(), expected)).toMatchObject({ id: softwareAuthenticator().id, counter: 1 })
  const eddsa = softwareAuthenticator().create(creation, { algorithm: -8 })
  expect(() => readRegistration(eddsa, expected)).toThrow('algorithm')
  const rs256 = softwareAuthenticator().create(creation, { algorithm: -257 })
  expect(() => readRegistration(rs256, expected)).toThrow('the RSA key is malformed or weak')
  expect(() => readRegistration({ ...made(), id: softwareAuthenticator('other').id }, expected)).toThrow('the id')
  const withKey = (publicKey: string) => ({ ...made(), response: { ...made().response, publicKey } })
  expect(() => readRegistration(withKey('AAAA'), expected)).toThrow('key')
  const head = made().response.publicKey.slice(0, 36)
  expect(() => readRegistration(withKey(head + base64urlOf(new Uint8Array(64).fill(7))), expected)).toThrow(
    'the key is no point of the curve',
  )
  const withoutCredential = softwareAuthenticator().create(creation, { flags: 0x05 })
  expect(() => readRegistration(withoutCredential, expected)).toThrow('no credential')
})

test('[ASVS 6.3.3] a signature of another key, or over other data, is refused', () => {
  const [authenticator, other] = [softwareAuthenticator(), softwareAuthenticator('other')]
  const key = readRegistration(authenticator.create(creation), expected)
  expect(checkAssertion(authenticator.get(request), key, expected)).toBe(2)
  expect(() => checkAssertion(other.get(request, { counter: 5 }), key, expected)).toThrow('signature')
  const [first, second] = [authenticator.get(request), authenticator.get(request)]
  const mixed = { ...first, response: { ...first.response, authenticatorData: second.response.authenticatorData } }
  expect(() => checkAssertion(mixed, key, expected)).toThrow('signature')
  const garbage = { ...first, response: { ...first.response, signature: 'AAAA' } }
  expect(() => checkAssertion(garbage, key, expected)).toThrow('signature')
})

test('[ASVS 6.3.3] a key for RS256 is taken, and its signatures are verified', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const authenticator = softwareAuthenticator()
  const made = authenticator.create(creation, { algorithm: -257 })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  const key = readRegistration({ ...made, response: { ...made.response, publicKey: spki } }, expected)
  const given = authenticator.get(request)
  const { authenticatorData, clientDataJSON } = given.response
  const signed = Buffer.concat([
    Buffer.from(authenticatorData, 'base64url'),
    createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
  ])
  const signature = sign('sha256', signed, privateKey).toString('base64url')
  expect(checkAssertion({ ...given, response: { ...given.response, signature } }, key, expected)).toBe(2)
  expect(() => checkAssertion(given, key, expected)).toThrow('signature')
})

test('[ASVS 6.3.3] a counter that does not grow is that of a copied key, unless nothing is counted', () => {
  const authenticator = softwareAuthenticator()
  const key = { ...readRegistration(authenticator.create(creation), expected), counter: 5 }
  for (const counter of [0, 4, 5])
    expect(() => checkAssertion(authenticator.get(request, { counter }), key, expected)).toThrow('counter')
  expect(checkAssertion(authenticator.get(request, { counter: 6 }), key, expected)).toBe(6)
  expect(checkAssertion(authenticator.get(request, { counter: 0 }), { ...key, counter: 0 }, expected)).toBe(0)
})

test('[ASVS 6.3.3] texts that are no answer of an authenticator are refused', () => {
  const authenticator = softwareAuthenticator()
  const key = readRegistration(authenticator.create(creation), expected)
  const good = authenticator.get(request)
  for (const clientDataJSON of [
    '',
    '!',
    'AAAA',
    base64urlOf(new TextEncoder().encode('[]')),
    base64urlOf(new TextEncoder().encode('null')),
  ]) {
    const answer = { ...good, response: { ...good.response, clientDataJSON } }
    expect(() => checkAssertion(answer, key, expected), clientDataJSON).toThrow(/client data|type/)
    expect(challengeIn(clientDataJSON)).toBeNull()
  }
  const short = { ...good, response: { ...good.response, authenticatorData: 'AAAA' } }
  expect(() => checkAssertion(short, key, expected)).toThrow('too short')
  expect(challengeIn(good.response.clientDataJSON)).toBe('Y2hhbGxlbmdl')
})
