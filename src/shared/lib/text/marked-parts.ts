export type MarkedPart = { text: string; isHit: boolean }

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The text in parts: where a word of the search occurs, in any case, and where none does. Longer words win over shorter ones. */
export function markedParts(text: string, words: string): MarkedPart[] {
  const sought = [...new Set(words.trim().split(/\s+/))].filter(Boolean).sort((a, b) => b.length - a.length)
  if (sought.length === 0) return [{ text, isHit: false }]
  const pattern = new RegExp(`(${sought.map(escaped).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
