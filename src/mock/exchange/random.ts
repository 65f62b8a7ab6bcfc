import { sha256 } from './digest.ts'

/** For scenery and tests. A stream of numbers in [0, 1) that depends on nothing but its seed (mulberry32 over an FNV-1a hash). */
export function randomStream(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const secretBytes = 32

/** What `secretStream` draws from: 256 bits of the system's own random generator, as hex. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(secretBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A stream of numbers in [0, 1) that cannot be predicted without the secret: SHA-256 in counter mode, 32 bits a number. */
export function secretStream(secret: string): () => number {
  let block = 0
  let words: number[] = []
  return () => {
    if (words.length === 0) {
      block += 1
      words = sha256(`${secret}:${block}`)
        .match(/.{8}/g)!
        .map((word) => Number.parseInt(word, 16))
    }
    return words.shift()! / 4294967296
  }
}

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A unique name, drawn from the stream. */
export const token = (random: () => number, length = 32): string =>
  Array.from({ length }, () => digits[Math.floor(random() * digits.length)]).join('')

/** Where each line of the journal has its secret from. */
export function secretsFor(world: string, seed: string | undefined): () => string {
  if (seed === undefined) return newSecret
  const random = randomStream(`${seed}:${world}:secrets`)
  return () => token(random)
}
