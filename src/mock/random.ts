/** A source of chance that is wholly fixed by the text it was made from. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number, both bounds included. */
  int(low: number, high: number): number
  /** A fraction from `low` up to, but not including, `high`. */
  between(low: number, high: number): number
  /** Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T
  /** `count` different elements, in random order; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
  /** True with probability `p`. */
  chance(p: number): boolean
}

/** 32-bit FNV-1a over UTF-16 code units, with a final avalanche so that neighbouring ids differ in every bit. */
export function hashOf(text: string, salt = 0): number {
  let hash = (0x811c9dc5 ^ salt) >>> 0
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The sfc32 generator: small, fast and good enough for pictures and seed data; never for secrets. */
function sfc32(a: number, b: number, c: number, counter: number): () => number {
  const state = { a, b, c, counter }
  return () => {
    const sum = (((state.a + state.b) | 0) + state.counter) | 0
    state.counter = (state.counter + 1) | 0
    state.a = state.b ^ (state.b >>> 9)
    state.b = (state.c + (state.c << 3)) | 0
    state.c = (((state.c << 21) | (state.c >>> 11)) + sum) | 0
    return (sum >>> 0) / 0x100000000
  }
}

/** The same text always gives the same sequence. */
export function randomFrom(seedText: string): Random {
  const next = sfc32(hashOf(seedText, 1), hashOf(seedText, 2), hashOf(seedText, 3), 1)
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)]
      if (chosen === undefined) throw new RangeError('Cannot pick from an empty list')
      return chosen
    },
    sample: (list, count) => {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat()
    },
    chance: (p) => next() < p,
  }
}

/** Independent sources of chance of one object, by name: what one of them draws never moves what another draws. */
export type NamedStreams = (name: string) => Random

/** Each name may be taken once: the same name again would repeat the same values, so it throws RangeError. */
export function streamsFrom(seedText: string): NamedStreams {
  const taken = new Set<string>()
  return (name) => {
    if (taken.has(name)) throw new RangeError(`The stream ${name} of ${seedText} is taken`)
    taken.add(name)
    return randomFrom(`${seedText}/${name}`)
  }
}
