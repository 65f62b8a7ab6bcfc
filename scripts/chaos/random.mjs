/** Numbers in [0, 1) that depend on the seed only (mulberry32 over an FNV-1a hash). */
export function seededStream(seed) {
  let state = 0x811c9dc5
  for (const character of String(seed)) state = Math.imul(state ^ character.codePointAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random, least, most) => Math.round(least + random() * (most - least))
export const pick = (random, list) => list[Math.floor(random() * list.length)]

/** The list in a random order. */
export function shuffled(random, list) {
  const rest = [...list]
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0])
}
