import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#src/model/account/factors.ts'
import { base64urlOf } from '#src/mock/exchange/accounts/factors/encoding.ts'

/** Present, verified. */
const seen = 0x05
const withCredential = 0x40
const spkiHead = hexToBytes('3059301306072a8648ce3d020106082a8648ce3d030107034200')

/** What a test gets wrong on purpose. */
export type Tampering = {
  type?: string
  challenge?: string
  origin?: string
  rpId?: string
  crossOrigin?: boolean
  flags?: number
  counter?: number
  algorithm?: number
}

/** An authenticator with one passkey, whose holder is always present and verified. */
export type SoftwareAuthenticator = {
  id: string
  create: (options: PasskeyCreation, wrong?: Tampering) => PasskeyRegistration
  get: (request: PasskeyRequest, wrong?: Tampering) => PasskeyAssertion
}

const uint32 = (number: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

/** `name` makes the key and the credential id, so that each test has the same ones every time. */
export function softwareAuthenticator(name = 'phone', pageOrigin = 'http://localhost'): SoftwareAuthenticator {
  const secretKey = sha256(utf8ToBytes(`key of ${name}`))
  const publicKey = p256.getPublicKey(secretKey, false)
  const credentialId = sha256(utf8ToBytes(`id of ${name}`)).slice(0, 16)
  const id = base64urlOf(credentialId)
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string, wrong: Tampering) =>
    utf8ToBytes(JSON.stringify({ type, challenge, origin: pageOrigin, crossOrigin: false, ...pick(wrong) }))
  const head = (rpId: string, flags: number, wrong: Tampering) =>
    concatBytes(
      sha256(utf8ToBytes(wrong.rpId ?? rpId)),
      Uint8Array.of(wrong.flags ?? flags),
      uint32(wrong.counter ?? (counter += 1)),
    )

  return {
    id,
    create: (options, wrong = {}) => {
      userHandle = options.user.id
      const authenticatorData = concatBytes(
        head(options.rp.id, seen | withCredential, wrong),
        new Uint8Array(16),
        Uint8Array.of(0, credentialId.length),
        credentialId,
      )
      return {
        id,
        response: {
          clientDataJSON: base64urlOf(clientData('webauthn.create', options.challenge, wrong)),
          authenticatorData: base64urlOf(authenticatorData),
          publicKey: base64urlOf(concatBytes(spkiHead, publicKey)),
          publicKeyAlgorithm: wrong.algorithm ?? -7,
          transports: ['internal'],
        },
      }
    },
    get: (request, wrong = {}) => {
      const authenticatorData = head(request.rpId, seen, wrong)
      const clientDataJSON = clientData('webauthn.get', request.challenge, wrong)
      const signed = sha256(concatBytes(authenticatorData, sha256(clientDataJSON)))
      return {
        id,
        response: {
          clientDataJSON: base64urlOf(clientDataJSON),
          authenticatorData: base64urlOf(authenticatorData),
          signature: base64urlOf(p256.sign(signed, secretKey, { prehash: false }).toBytes('der')),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
  }
}

const pick = ({ type, challenge, origin, crossOrigin }: Tampering) =>
  Object.fromEntries(
    Object.entries({ type, challenge, origin, crossOrigin }).filter(([, value]) => value !== undefined),
  )
