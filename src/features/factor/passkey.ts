import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#src/model/account/factors.ts'
import { passkeyTroubles } from './labels.ts'

type Trouble = keyof typeof passkeyTroubles

/** The browser, or the person, has not made or used a passkey. The message is a key for `t`. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(passkeyTroubles[trouble])
    this.trouble = trouble
  }
}

/** WebAuthn has one error for a refusal of the person and for the end of the waiting time, so that no site learns which. */
function troubleOf(error: unknown, isLate: boolean): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return isLate ? 'late' : 'cancelled'
  if (name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}

async function ceremony<T>(timeoutMs: number, run: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  try {
    return await run()
  } catch (error) {
    throw new PasskeyError(troubleOf(error, performance.now() - begunAt >= timeoutMs))
  }
}

/** Makes a passkey in this device, a phone or a security key. Rejects with `PasskeyError`. */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyRegistration> {
  const made = await ceremony(options.timeout, () => startRegistration({ optionsJSON: options }))
  const { clientDataJSON, authenticatorData, publicKey, publicKeyAlgorithm, transports } = made.response
  // Browsers of 2021 and before do not give these, and the exchange does not read the attestation.
  if (!authenticatorData || !publicKey || publicKeyAlgorithm === undefined) throw new PasskeyError('failed')
  const response = { clientDataJSON, authenticatorData, publicKey, publicKeyAlgorithm }
  return { id: made.id, response: { ...response, ...(transports && { transports }) } }
}

/** Signs the challenge with a passkey that the person picks. Rejects with `PasskeyError`. */
export async function assertPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { id, response } = await ceremony(request.timeout, () => startAuthentication({ optionsJSON: request }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } }
}
