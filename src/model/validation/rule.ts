/** The problem of a value, as Chinese text for `t`, or null. */
export type Validator = (value: string) => string | null

/** Accepts an empty field. */
export const optional =
  (judge: Validator): Validator =>
  (value) =>
    value.trim() === '' ? null : judge(value)

/** Valid input is shorter; longer pasted text is not checked, to save time. */
const maxTyped = 1000

/**
 * Full-width characters as ASCII. Characters that only resemble a digit (`①`, `²`, `½`) stay, so that no number is misread (see
 * model/money/typed.ts).
 */
export const narrow = (typed: string): string =>
  typed.slice(0, maxTyped).replaceAll(/[^\p{N}]+|[０-９]+/gu, (signs) => signs.normalize('NFKC'))

/** Text from a Chinese keyboard or the clipboard: full-width characters as ASCII, trimmed. */
export const plain = (typed: string): string => narrow(typed).trim()
