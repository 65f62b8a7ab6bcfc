import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { PasskeyAssertion, PasskeyRegistration } from '#src/model/account/factors.ts'
import { base64urlOf, bytesOfBase64url } from './encoding.ts'
import { isSignedByRsa, rsaKeyIn } from './rsa.ts'

/** COSE algorithm ES256: ECDSA on P-256 with SHA-256, which nearly every authenticator has. */
const es256 = -7
/** COSE algorithm RS256: PKCS#1 v1.5 with SHA-256, the only one of some TPMs behind Windows Hello. */
const rs256 = -257
/** The first one is preferred. */
export const passkeyAlgorithms: readonly number[] = [es256, rs256]
/** Flags of the authenticator data (WebAuthn 6.1): present, verified, and with a credential. */
const userPresent = 0x01
const userVerified = 0x04
const withCredential = 0x40
/** Hash of the site's name, flags, counter. */
const dataHeadLength = 37
const modelIdLength = 16
/** What stands before the point in a SubjectPublicKeyInfo of P-256 (RFC 5480). */
const spkiHead = [
  0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
  0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
]
const pointLength = 65

/** What an answer of an authenticator must be about. */
export type Expected = { challenge: string; origin: string; rpId: string }
/** `publicKey`: a SubjectPublicKeyInfo; `counter`: of signatures, 0 where the authenticator counts none. */
export type Credential = { id: string; algorithm: number; publicKey: Uint8Array; counter: number }

/** Something in an answer of an authenticator is not as it must be. */
export class WebauthnError extends Error {
  override name = 'WebauthnError'
}

function ensure(holds: boolean, what: string): asserts holds {
  if (!holds) throw new WebauthnError(what)
}

function binary(text: string, what: string): Uint8Array {
  const bytes = bytesOfBase64url(text)
  ensure(bytes !== null, `${what} is no base64url`)
  return bytes
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])

type ClientData = { type?: unknown; challenge?: unknown; origin?: unknown; crossOrigin?: unknown }

function clientDataIn(bytes: Uint8Array): ClientData {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof read === 'object' && read !== null) return read
  } catch {
    // Answered below like every other text that is no client data.
  }
  throw new WebauthnError('client data are no JSON')
}

/** The challenge in an answer, by which its request is found; null where there is none. Nothing is verified here. */
export function challengeIn(clientDataJSON: string): string | null {
  const bytes = bytesOfBase64url(clientDataJSON)
  try {
    const { challenge } = clientDataIn(bytes ?? new Uint8Array())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Steps 7 to 12 of WebAuthn 7.2: what the browser says about the page that asked. */
function checkClientData(bytes: Uint8Array, type: string, expected: Expected): void {
  const data = clientDataIn(bytes)
  ensure(data.type === type, 'type')
  ensure(data.challenge === expected.challenge, 'challenge')
  ensure(data.origin === expected.origin, 'origin')
  ensure(data.crossOrigin !== true, 'a page inside of another one')
}

/** Steps 13 to 17 of WebAuthn 7.2: what the authenticator says. The counter of signatures. */
function checkAuthenticatorData(data: Uint8Array, rpId: string): number {
  ensure(data.length >= dataHeadLength, 'authenticator data are too short')
  ensure(isSame(data.subarray(0, 32), sha256(utf8ToBytes(rpId))), 'site')
  const flags = data[32]!
  ensure((flags & userPresent) !== 0, 'nobody was present')
  ensure((flags & userVerified) !== 0, 'nobody was verified')
  return new DataView(data.buffer, data.byteOffset).getUint32(33)
}

function credentialIdIn(data: Uint8Array): Uint8Array {
  const at = dataHeadLength + modelIdLength
  ensure((data[32]! & withCredential) !== 0 && data.length >= at + 2, 'no credential')
  const length = new DataView(data.buffer, data.byteOffset).getUint16(at)
  ensure(data.length >= at + 2 + length, 'the credential is cut off')
  return data.subarray(at + 2, at + 2 + length)
}

function pointOf(spki: Uint8Array): Uint8Array {
  const head = spki.subarray(0, spkiHead.length)
  ensure(isSame(head, Uint8Array.from(spkiHead)) && spki.length === spkiHead.length + pointLength, 'key')
  return spki.subarray(spkiHead.length)
}

function isPoint(point: Uint8Array): boolean {
  try {
    p256.Point.fromBytes(point).assertValidity()
    return true
  } catch {
    return false
  }
}

function checkKey(spki: Uint8Array, algorithm: number): void {
  if (algorithm === rs256) ensure(rsaKeyIn(spki) !== null, 'the RSA key is malformed or weak')
  else ensure(isPoint(pointOf(spki)), 'the key is no point of the curve')
}

function isSignedByPoint(signature: Uint8Array, data: Uint8Array, spki: Uint8Array): boolean {
  try {
    return p256.verify(signature, sha256(data), pointOf(spki), { prehash: false, lowS: false, format: 'der' })
  } catch {
    return false
  }
}

/**
 * The credential that an authenticator has made (WebAuthn 7.1). Its attestation is not asked for, so who made the authenticator stays
 * unknown. Throws `WebauthnError`.
 */
export function readRegistration(registration: PasskeyRegistration, expected: Expected): Credential {
  const { clientDataJSON, authenticatorData, publicKey, publicKeyAlgorithm } = registration.response
  checkClientData(binary(clientDataJSON, 'client data'), 'webauthn.create', expected)
  const data = binary(authenticatorData, 'authenticator data')
  const counter = checkAuthenticatorData(data, expected.rpId)
  ensure(passkeyAlgorithms.includes(publicKeyAlgorithm), 'algorithm')
  const id = base64urlOf(credentialIdIn(data))
  ensure(id === registration.id && id !== '', 'the id is that of another credential')
  const spki = binary(publicKey, 'key')
  checkKey(spki, publicKeyAlgorithm)
  return { id, algorithm: publicKeyAlgorithm, publicKey: spki, counter }
}

/** Verifies a signature of a known credential (WebAuthn 7.2); the new counter. Throws `WebauthnError`. */
export function checkAssertion({ response }: PasskeyAssertion, known: Credential, expected: Expected): number {
  const clientData = binary(response.clientDataJSON, 'client data')
  checkClientData(clientData, 'webauthn.get', expected)
  const data = binary(response.authenticatorData, 'authenticator data')
  const counter = checkAuthenticatorData(data, expected.rpId)
  const isSigned = known.algorithm === rs256 ? isSignedByRsa : isSignedByPoint
  const signed = concatBytes(data, sha256(clientData))
  ensure(isSigned(binary(response.signature, 'signature'), signed, known.publicKey), 'signature')
  // A counter that goes back is that of a copied key.
  ensure(counter > known.counter || (counter === 0 && known.counter === 0), 'counter')
  return counter
}
