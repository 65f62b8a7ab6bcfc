import type { AuthenticatorKey } from '#src/model/account/factors.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Core } from '../../core.ts'
import type { User } from '../../tables.ts'
import { base32Of, randomBytes } from './encoding.ts'
import { totpKeyLength, totpStepOf, totpUri } from './totp.ts'

/** `lastStep`: that of the last code that was accepted, since each is good once (RFC 6238 5.2). */
type Linked = { key: Uint8Array; addedAt: number; lastUsedAt: number | null; lastStep: number }

export type Authenticators = {
  of: (userId: string) => Linked | null
  /** A key that waits for its first code; the former one that waited is worth nothing. */
  newKey: (user: User) => AuthenticatorKey
  /** Links the app that shows the codes of the key that waits; `none` where no key waits. */
  link: (userId: string, typed: string) => 'linked' | 'wrong' | 'none'
  /** Links an app whose key is known. */
  seed: (userId: string, key: Uint8Array, addedAt: number) => void
  /** Whether a code is good; it is used up. */
  use: (userId: string, typed: string) => boolean
  remove: (userId: string) => void
}

/** The authenticator apps of all accounts, one each. */
export function createAuthenticators(core: Core): Authenticators {
  const linked = new Map<string, Linked>()
  const waiting = new Map<string, Uint8Array>()

  return {
    of: (userId) => linked.get(userId) ?? null,
    newKey: (user) => {
      const key = randomBytes(core.random, totpKeyLength)
      waiting.set(user.id, key)
      const secret = base32Of(key)
      return { secret, uri: totpUri(secret, user.loginName, brand.productName) }
    },
    link: (userId, typed) => {
      const key = waiting.get(userId)
      if (!key) return 'none'
      const step = totpStepOf(key, typed, core.now(), -Infinity)
      if (step === null) return 'wrong'
      waiting.delete(userId)
      linked.set(userId, { key, addedAt: core.now(), lastUsedAt: null, lastStep: step })
      return 'linked'
    },
    seed: (userId, key, addedAt) => void linked.set(userId, { key, addedAt, lastUsedAt: null, lastStep: -Infinity }),
    use: (userId, typed) => {
      const app = linked.get(userId)
      const step = app ? totpStepOf(app.key, typed, core.now(), app.lastStep) : null
      if (!app || step === null) return false
      app.lastStep = step
      app.lastUsedAt = core.now()
      return true
    },
    remove: (userId) => {
      linked.delete(userId)
      waiting.delete(userId)
    },
  }
}
