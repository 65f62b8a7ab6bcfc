/** Numbers items of the same name from 1; an item with a unique name has null. */
export function numbered<T extends { name: string }>(things: readonly T[]): (T & { nth: number | null })[] {
  const seen = new Map<string, number>()
  const isAlone = (name: string): boolean => things.filter((other) => other.name === name).length === 1
  return things.map((thing) => {
    const nth = (seen.get(thing.name) ?? 0) + 1
    seen.set(thing.name, nth)
    return { ...thing, nth: isAlone(thing.name) ? null : nth }
  })
}
