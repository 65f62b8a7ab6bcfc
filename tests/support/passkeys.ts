import { base64urlOf, bytesOfBase64url } from '#src/mock/exchange/accounts/factors/encoding.ts'
import type { PasskeyCreation, PasskeyRequest } from '#src/model/account/factors.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

const bufferOf = (text: string): ArrayBuffer => (bytesOfBase64url(text) ?? new Uint8Array()).slice().buffer
const textOf = (bytes: BufferSource): string =>
  base64urlOf(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array(bytes.buffer))

const credentialOf = (id: string, response: object) => ({
  id,
  rawId: bufferOf(id),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
})

/** What the page's browser does when it is asked for a passkey. */
export type BrowserPasskeys = {
  /** The next request fails with a `DOMException` of this name: `NotAllowedError` when the person closes the browser's dialog. */
  failOnce: (name: string) => void
  /** From now on the browser has this authenticator. */
  hold: (other: SoftwareAuthenticator) => void
  undo: () => void
}

/** Gives the page's browser WebAuthn with one authenticator, whose holder agrees at once. */
export function withPasskeys(): BrowserPasskeys {
  let authenticator = softwareAuthenticator()
  let failure: string | null = null
  const refuseIfAsked = () => {
    const name = failure
    failure = null
    if (name !== null) throw new DOMException('not allowed', name)
  }
  const create = async ({ publicKey }: CredentialCreationOptions) => {
    refuseIfAsked()
    const { challenge, rp, user } = publicKey!
    const asked = { challenge: textOf(challenge), rp, user: { ...user, id: textOf(user.id) } }
    const { id, response } = authenticator.create(asked as unknown as PasskeyCreation)
    return credentialOf(id, {
      clientDataJSON: bufferOf(response.clientDataJSON),
      attestationObject: new ArrayBuffer(0),
      getAuthenticatorData: () => bufferOf(response.authenticatorData),
      getPublicKey: () => bufferOf(response.publicKey),
      getPublicKeyAlgorithm: () => response.publicKeyAlgorithm,
      getTransports: () => ['internal'],
    })
  }
  const get = async ({ publicKey }: CredentialRequestOptions) => {
    refuseIfAsked()
    const { challenge, rpId } = publicKey!
    const asked = { challenge: textOf(challenge), rpId } as unknown as PasskeyRequest
    const { id, response } = authenticator.get(asked)
    return credentialOf(id, {
      clientDataJSON: bufferOf(response.clientDataJSON),
      authenticatorData: bufferOf(response.authenticatorData),
      signature: bufferOf(response.signature),
      ...(response.userHandle && { userHandle: bufferOf(response.userHandle) }),
    })
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: () => undefined })
  return {
    failOnce: (name) => {
      failure = name
    },
    hold: (other) => {
      authenticator = other
    },
    undo: () => {
      Reflect.deleteProperty(navigator, 'credentials')
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    },
  }
}
