const ellipsis = '…'
const summaryLength = 90
const summaryLimit = 96

const length = (text: string): number => Array.from(text).length

/** The first `max` code points, or fewer where the last would split a grapheme. */
function head(text: string, max: number): string {
  const end = Array.from(text).slice(0, max).join('').length
  // Firefox before 125 has no segmenter; there a cut may separate an accent from its letter.
  if (!('Segmenter' in Intl)) return text.slice(0, end)
  // Whether a grapheme ends here is decided by the next character; a long text behind it would cost time.
  const near = text.slice(0, end + 2)
  const next = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(near).containing(end)
  return text.slice(0, next?.index ?? end)
}

/** The text, or its first `max` code points and an ellipsis if it is longer: titles at 55 or 60 (CT-03). */
export function cut(text: string, max: number): string {
  return length(text) > max ? head(text, max) + ellipsis : text
}

/**
 * A summary of at most 96 code points as it is; a longer one as its first 90 and an ellipsis (CT-03). This reading of the two
 * numbers of the specification avoids cuts that save only a few characters.
 */
export function summary(text: string): string {
  return length(text) > summaryLimit ? head(text, summaryLength) + ellipsis : text
}
