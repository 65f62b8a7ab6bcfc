import * as z from 'zod/mini'

const plain = /^-?\d{1,18}(\.\d{1,8})?$/

/**
 * From here on two amounts that differ by one 分 may be the same JSON number, so the amount is ambiguous. Below 2^53 分, and
 * above the twelve digits of the longest amount.
 */
const firstBlurred = 2 ** 46

/** Whether a JSON number is exactly the amount that was sent; exponents and float rounding errors are not. */
const isExact = (value: number): boolean => Math.abs(value) < firstBlurred && plain.test(String(value))

/**
 * An amount as a decimal string. A JSON number is accepted as long as it is exact to the 分 (decision 6: no `number` holds an
 * amount); otherwise the row or answer breaks its schema, so that no screen shows a wrong amount.
 */
export const amount = z.pipe(
  z.union([z.string().check(z.regex(plain)), z.number().check(z.refine(isExact))]),
  z.transform(String),
)
