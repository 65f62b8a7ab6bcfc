/** What is wrong with a value, as Chinese text for `t`, or null. */
export type Validator = (value: string) => string | null

/** For a field that may stay empty. */
export const optional =
  (judge: Validator): Validator =>
  (value) =>
    value.trim() === '' ? null : judge(value)

/** Nothing that is judged here is as long; what somebody pastes by mistake, or to do harm, costs no time. */
const maxTyped = 1000

/**
 * Full-width signs as plain ones. What only resembles a digit (`①`, `²`, `½`) stays what it is, so that no number is read as
 * another one (see model/money/typed.ts).
 */
export const narrow = (typed: string): string =>
  typed.slice(0, maxTyped).replaceAll(/[^\p{N}]+|[０-９]+/gu, (signs) => signs.normalize('NFKC'))

/** What was typed with a Chinese keyboard or pasted: full-width signs as plain ones, no spaces around. */
export const plain = (typed: string): string => narrow(typed).trim()
