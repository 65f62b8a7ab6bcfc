import type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#src/model/account/factors.ts'
import { brand } from '#src/shared/config/brand.ts'
import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'
import type { Actor } from '../../actor.ts'
import type { Core } from '../../core.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../tables.ts'
import { base64urlOf, randomBytes } from './encoding.ts'
import {
  challengeIn,
  checkAssertion,
  type Credential,
  passkeyAlgorithms,
  readRegistration,
  WebauthnError,
} from './webauthn.ts'

/** How long a challenge waits for the person, ms. */
export const challengeMs = 5 * 60_000
const challengeLength = 32
const userHandleLength = 32
/** Challenges that wait; the oldest go first, so that nobody fills the memory. */
const challengesMax = 5000
export const passkeysMax = 10
/** The origin of pages that the exchange is inside of. */
const pageOrigin = 'http://localhost'

/** What a challenge was given out for; `userId` is null where whoever signs is to be signed in. */
type Purpose = { kind: 'add' | 'confirm' | 'sign-in'; userId: string | null }
type Challenge = Purpose & { until: number; origin: string }
type StoredPasskey = Passkey & Credential & { userId: string; rpId: string; transports: string[] }

export type Passkeys = {
  of: (userId: string) => readonly StoredPasskey[]
  /** A challenge for the passkeys of an account; null where it has none for this site. */
  requestFor: (userId: string, actor: Actor) => PasskeyRequest | null
  /** A challenge for any passkey of this site. */
  signInRequest: (actor: Actor) => PasskeyRequest
  creation: (user: User, actor: Actor) => PasskeyCreation
  add: (userId: string, name: string, registration: PasskeyRegistration) => void
  rename: (userId: string, id: string, name: string) => void
  remove: (userId: string, id: string) => Passkey
  /** Whether an assertion is one of this account, for its last challenge. The challenge is used up. */
  isConfirmed: (userId: string, assertion: PasskeyAssertion) => boolean
  /** Whose passkey has signed a challenge for a sign-in; null for a wrong one. The challenge is used up. */
  signedInBy: (assertion: PasskeyAssertion) => string | null
  forget: (userId: string) => void
}

const rpIdOf = (origin: string): string => parseUrl(origin)?.hostname ?? ''

function createChallenges(core: Core) {
  const challenges = new Map<string, Challenge>()
  return {
    create: (purpose: Purpose, { origin = pageOrigin }: Actor): { challenge: string; rpId: string } => {
      for (const [known, { until }] of challenges) {
        if (until > core.now() && challenges.size < challengesMax) break
        challenges.delete(known)
      }
      const challenge = base64urlOf(randomBytes(core.random, challengeLength))
      challenges.set(challenge, { ...purpose, until: core.now() + challengeMs, origin })
      return { challenge, rpId: rpIdOf(origin) }
    },
    /** What an answer is to be about, once; null where its challenge was not given out for this, or too long ago. */
    use: (clientDataJSON: string, { kind, userId }: Purpose) => {
      const challenge = challengeIn(clientDataJSON) ?? ''
      const found = challenges.get(challenge)
      challenges.delete(challenge)
      if (found?.kind !== kind || found.userId !== userId || found.until <= core.now()) return null
      return { challenge, origin: found.origin, rpId: rpIdOf(found.origin) }
    },
  }
}

function nameFrom(typed: string): string {
  const name = typed.trim()
  if (name === '') throw new Refusal(400, '请给通行密钥起一个名称')
  return name
}

/** The result of a verification; null where the authenticator's answer is wrong. */
function verified<T>(verify: () => T): T | null {
  try {
    return verify()
  } catch (error) {
    if (error instanceof WebauthnError) return null
    throw error
  }
}

const credentialOf = ({ id, transports }: StoredPasskey) => ({ type: 'public-key' as const, id, transports })

/** Passkeys of all accounts (WebAuthn): discoverable credentials that verify their holder. */
export function createPasskeys(core: Core): Passkeys {
  const kept = new Map<string, StoredPasskey>()
  const handles = new Map<string, string>()
  const challenges = createChallenges(core)
  const of = (userId: string): StoredPasskey[] => [...kept.values()].filter((passkey) => passkey.userId === userId)

  const own = (userId: string, id: string): StoredPasskey => {
    const found = kept.get(id)
    if (found?.userId !== userId) throw new Refusal(404, '通行密钥不存在')
    return found
  }
  const handleOf = (userId: string): string => {
    const known = handles.get(userId) ?? base64urlOf(randomBytes(core.random, userHandleLength))
    handles.set(userId, known)
    return known
  }
  const request = (purpose: Purpose, actor: Actor, allowed: readonly StoredPasskey[]): PasskeyRequest => ({
    ...challenges.create(purpose, actor),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: allowed.map(credentialOf),
  })

  /** Verifies, and notes the use. */
  const check = (assertion: PasskeyAssertion, purpose: Purpose): StoredPasskey | null => {
    const expected = challenges.use(assertion.response.clientDataJSON, purpose)
    const known = kept.get(assertion.id)
    const { userHandle } = assertion.response
    if (!expected || known?.rpId !== expected.rpId) return null
    if (userHandle !== undefined && userHandle !== handles.get(known.userId)) return null
    const counter = verified(() => checkAssertion(assertion, known, expected))
    if (counter === null) return null
    known.counter = counter
    known.lastUsedAt = core.now()
    return known
  }

  return {
    of,
    requestFor: (userId, actor) => {
      const here = of(userId).filter(({ rpId }) => rpId === rpIdOf(actor.origin ?? pageOrigin))
      return here.length === 0 ? null : request({ kind: 'confirm', userId }, actor, here)
    },
    signInRequest: (actor) => request({ kind: 'sign-in', userId: null }, actor, []),
    creation: (user, actor) => {
      if (of(user.id).length >= passkeysMax) throw new Refusal(409, `最多可以添加 ${passkeysMax} 个通行密钥`)
      const { challenge, rpId } = challenges.create({ kind: 'add', userId: user.id }, actor)
      return {
        challenge,
        rp: { id: rpId, name: brand.productName },
        user: { id: handleOf(user.id), name: user.loginName, displayName: user.loginName },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMs,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: of(user.id).map(credentialOf),
      }
    },
    add: (userId, typed, registration) => {
      const name = nameFrom(typed)
      const expected = challenges.use(registration.response.clientDataJSON, { kind: 'add', userId })
      const credential = expected && verified(() => readRegistration(registration, expected))
      if (!credential) throw new Refusal(400, '通行密钥未能添加，请重试')
      if (kept.has(credential.id)) throw new Refusal(409, '该通行密钥已添加过')
      if (of(userId).length >= passkeysMax) throw new Refusal(409, `最多可以添加 ${passkeysMax} 个通行密钥`)
      const transports = (registration.response.transports ?? []).slice(0, 8)
      const { rpId } = expected
      kept.set(credential.id, { ...credential, userId, rpId, transports, name, addedAt: core.now(), lastUsedAt: null })
    },
    rename: (userId, id, name) => {
      own(userId, id).name = nameFrom(name)
    },
    remove: (userId, id) => {
      const found = own(userId, id)
      kept.delete(found.id)
      return found
    },
    isConfirmed: (userId, assertion) =>
      kept.get(assertion.id)?.userId === userId && check(assertion, { kind: 'confirm', userId }) !== null,
    signedInBy: (assertion) => check(assertion, { kind: 'sign-in', userId: null })?.userId ?? null,
    forget: (userId) => {
      for (const { id } of of(userId)) kept.delete(id)
      handles.delete(userId)
    },
  }
}
