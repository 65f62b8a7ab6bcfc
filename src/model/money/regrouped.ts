import { typedAmount } from './typed.ts'

const groupedText = /^[1-9]\d{0,2}(?:,\d{3})*(?:\.\d*)?$/
const plainText = /^[\d,]*\.?\d*$/
const significant = /[\d.]/g

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** A plain decimal with its thousands in groups; the decimals, and a trailing point, stay as typed. */
function withSeparators(plain: string): string {
  const [integer = '', ...rest] = plain.split('.')
  const digits = integer.replace(/^0+(?=\d)/, '')
  const groups = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest.length === 0 ? groups : `${groups}.${rest[0]}`
}

/** The typed text without separators; null where it is not an amount, or leaves open which one is meant. */
function plainOf(before: string, text: string): string | null {
  if (!/\d/.test(text) || !plainText.test(text)) return null
  // Separators that were set here, and that an edit has moved to a wrong place; a typed one counts as it is.
  const isOwn = groupedText.test(before) && countOf(text, ',') <= countOf(before, ',')
  const plain = text.replaceAll(',', '')
  return isOwn || typedAmount(text) !== null ? plain : null
}

/** The place behind so many digits and points. */
function placeBehind(text: string, count: number): number {
  if (count === 0) return 0
  const signs = [...text.matchAll(significant)]
  return (signs[count - 1]?.index ?? text.length - 1) + 1
}

/**
 * The text of an amount field after an edit, its thousands in groups, and the caret behind the digit that it was behind. A text
 * that is no clear amount, such as `1,5`, stays as typed with the caret where it is.
 */
export function regrouped(before: string, text: string, caret: number): { text: string; caret: number } {
  const plain = plainOf(before, text)
  if (plain === null) return { text, caret }
  const grouped = withSeparators(plain)
  const leading = plain.length - grouped.replaceAll(',', '').length
  const passed = text.slice(0, caret).match(significant)?.length ?? 0
  return { text: grouped, caret: placeBehind(grouped, Math.max(0, passed - leading)) }
}
