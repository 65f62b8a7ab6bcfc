import type { Core } from '../../core.ts'
import { sha256 } from '../../digest.ts'

export const recoveryCodeCount = 10
/** Without letters that look alike: the codes are written down by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 6

const times = <T>(length: number, make: () => T): T[] => Array.from({ length }, make)

/** A code of 118 bits, such as `K7MPD2-WXHAQ4-9TRKVE-3NBYCG`. */
const newText = (random: () => number): string =>
  times(groups, () => times(groupLength, () => letters[Math.floor(random() * letters.length)]).join('')).join('-')

/** What is kept of a code. From 112 bits on no slow hash is needed (ASVS 6.5.2); spaces, hyphens and case do not matter. */
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
      const texts = times(recoveryCodeCount, () => newText(random))
      seed(userId, texts)
      return texts
    },
    seed,
    leftOf: (userId) => hashes.get(userId)?.size ?? 0,
    use: (userId, typed) => hashes.get(userId)?.delete(recoveryHash(userId, typed)) ?? false,
    forget: (userId) => void hashes.delete(userId),
  }
}
