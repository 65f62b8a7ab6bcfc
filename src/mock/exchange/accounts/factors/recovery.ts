import type { Core } from '../../core.ts'
import { sha256 } from '../../digest.ts'

export const recoveryCodeCount = 10
/** With so many codes left a person is told to make new ones. */
export const fewRecoveryCodes = 3
/** Without letters that look alike: the codes are written down by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const halfLength = 5

const half = (random: () => number): string =>
  Array.from({ length: halfLength }, () => letters[Math.floor(random() * letters.length)]).join('')

/** Ten codes of 49 bits each, such as `K7MPD-2WXHA`. */
const newTexts = (random: () => number): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${half(random)}-${half(random)}`)

/** What is kept of a code. Its 49 bits need no slow hash; spaces, hyphens and case do not matter. */
const recoveryHash = (userId: string, typed: string): string =>
  sha256(`recovery ${userId} ${typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`)

export type RecoveryCodes = {
  /** Ten new codes, readable this once; the former ones end. */
  renew: (userId: string) => string[]
  /** Codes that are known. */
  seed: (userId: string, texts: readonly string[]) => void
  leftOf: (userId: string) => number
  /** Whether a code is good; it is used up. */
  use: (userId: string, typed: string) => boolean
  forget: (userId: string) => void
}

/** The recovery codes of all accounts, of which the exchange has the hashes alone. */
export function createRecoveryCodes({ random }: Pick<Core, 'random'>): RecoveryCodes {
  const hashes = new Map<string, Set<string>>()
  const seed: RecoveryCodes['seed'] = (userId, texts) =>
    void hashes.set(userId, new Set(texts.map((text) => recoveryHash(userId, text))))
  return {
    renew: (userId) => {
      const texts = newTexts(random)
      seed(userId, texts)
      return texts
    },
    seed,
    leftOf: (userId) => hashes.get(userId)?.size ?? 0,
    use: (userId, typed) => hashes.get(userId)?.delete(recoveryHash(userId, typed)) ?? false,
    forget: (userId) => void hashes.delete(userId),
  }
}
