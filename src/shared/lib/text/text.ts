const ellipsis = '…'
const summaryLength = 90
const summaryLimit = 96

const length = (text: string): number => Array.from(text).length

/** The first `max` code points, or fewer where the last of them would tear what a reader sees as one character. */
function head(text: string, max: number): string {
  const end = Array.from(text).slice(0, max).join('').length
  // Firefox before 125 has no segmenter; there a cut may part an accent from its letter.
  if (!('Segmenter' in Intl)) return text.slice(0, end)
  const next = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text).containing(end)
  return text.slice(0, next?.index ?? end)
}

/** The text, or, when it has more than `max` code points, its first `max` and an ellipsis: titles at 55 or 60 (CT-03). */
export function cut(text: string, max: number): string {
  return length(text) > max ? head(text, max) + ellipsis : text
}

/**
 * A summary of at most 96 code points as it is; a longer one as its first 90 and an ellipsis (CT-03). The two numbers
 * of the specification are read so that a text a few characters too long is not cut for nothing.
 */
export function summary(text: string): string {
  return length(text) > summaryLimit ? head(text, summaryLength) + ellipsis : text
}
