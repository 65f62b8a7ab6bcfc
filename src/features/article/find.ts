import { markedParts } from '#src/shared/lib/text/marked-parts.ts'

type Text = { title: string; summarys?: string | null | undefined }

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase())

const wordsOf = (q: string): string[] => q.split(' ').filter(Boolean)

/** Whether the text contains every word of the search. */
export const hasWords = ({ title, summarys }: Text, q: string): boolean =>
  wordsOf(q).every((word) => has(`${title}\n${summarys ?? ''}`, word))

/** The texts that contain every word of the search, those with a word in the title first. */
export function findTexts<T extends Text>(texts: readonly T[], q: string): T[] {
  const found = texts.filter((text) => hasWords(text, q))
  const isInTitle = ({ title }: T) => wordsOf(q).some((word) => has(title, word))
  return [...found.filter(isInTitle), ...found.filter((text) => !isInTitle(text))]
}

/** Characters before the first hit that tell what it is about. */
const lead = 16

/** The text from shortly before its first hit. */
export function excerptOf(text: string, q: string): string {
  const [first] = markedParts(text, q)
  const start = first && !first.isHit ? first.text.length - lead : 0
  return start > 0 && first?.text !== text ? `…${text.slice(start)}` : text
}
