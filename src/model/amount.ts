import * as z from 'zod/mini'

const plain = /^-?\d{1,18}(\.\d{1,8})?$/

/**
 * From here on two amounts that differ by one 分 may be the same JSON number: what was meant cannot be told any more. Lies below
 * 2^53 分, and above the twelve digits of the longest amount.
 */
const firstBlurred = 2 ** 46

/** Whether a JSON number is the amount that its sender wrote; exponents and rests of a float calculation are none. */
const isExact = (value: number): boolean => Math.abs(value) < firstBlurred && plain.test(String(value))

/**
 * An amount as a decimal string; a server that sends a JSON number is understood as long as the number is exact to the 分
 * (decision 6: no `number` holds an amount). Refused, the row or the answer that holds it does not fit its schema: no row or
 * screen shows another amount than was meant.
 */
export const amount = z.pipe(
  z.union([z.string().check(z.regex(plain)), z.number().check(z.refine(isExact))]),
  z.transform(String),
)
