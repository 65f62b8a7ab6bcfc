/** A login name of which its owner recognises both ends, and at least two signs stay hidden: zh****26, z****6. */
export function maskedLoginName(name: string): string {
  const shown = name.length < 6 ? 1 : 2
  return `${name.slice(0, shown)}****${name.slice(-shown)}`
}
