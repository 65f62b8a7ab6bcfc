import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { maybe } from './nullish.ts'

/*
 * Fields of the calls that the specification names. It tells their names and not their types, so a backend may write an id as a
 * number and a number as text. Whatever means one thing only is read as that thing; anything else is refused.
 */

/** A schema that turns what was written into what `schema` wants before it checks. Its types are those of `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function readAs<T extends z.ZodMiniType>(
  convert: (written: unknown) => unknown,
  schema: T,
): z.ZodMiniType<z.output<T>, z.input<T>> {
  return z.pipe(z.transform(convert), schema) as unknown as z.ZodMiniType<z.output<T>, z.input<T>>
}

/** An id; of a number that JSON has already rounded nobody knows which one was meant. */
export const identifier = /* @__PURE__ */ readAs(
  (written) => (Number.isSafeInteger(written) ? String(written) : written),
  z.string().check(z.minLength(1)),
)

/** A count or a code. Never an amount of money: that is an `amount`. */
export const figure = /* @__PURE__ */ readAs(
  (written) => (typeof written === 'string' && /^-?\d{1,15}(\.\d{1,8})?$/.test(written) ? Number(written) : written),
  z.number(),
)

/** An amount, with or without separators between its thousands. */
export const writtenAmount = /* @__PURE__ */ readAs(
  (written) =>
    typeof written === 'string' && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written,
  amount,
)

/** A share in per cent, with or without its sign. */
export const rate = /* @__PURE__ */ readAs(
  (written) => (typeof written === 'string' ? written.replace(/\s*%$/, '') : written),
  amount,
)

/** A yes or no, as a word or a digit. */
export const flag = /* @__PURE__ */ readAs((written) => {
  if (written === 1 || written === '1' || written === 'true') return true
  return written === 0 || written === '0' || written === 'false' ? false : written
}, z.boolean())

/** A name; one of digits alone may come as a number. */
export const text = /* @__PURE__ */ readAs(
  (written) => (Number.isSafeInteger(written) ? String(written) : written),
  z.string(),
)

/** The first that says anything: fields left empty stand for those that are not there. */
export const firstOf = (...written: unknown[]): unknown =>
  written.find((one) => one !== undefined && one !== null && one !== '')

/** An amount that may be left empty. One that is there and cannot be read refuses what it stands in: another figure would take its place. */
export const price = /* @__PURE__ */ maybe(
  readAs((written) => (written === '' ? null : written), z.nullable(writtenAmount)),
)

/** `value` in place of what does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<T extends z.ZodMiniType>(schema: T, value: z.output<T>) {
  // oxlint-disable-next-line promise/valid-params -- a schema, not a promise
  return z.catch(schema, value)
}

/** A fact beside others: one that cannot be read counts as not told, so that it takes nothing else away with it. */
/* @__NO_SIDE_EFFECTS__ */
export function fact<T extends z.ZodMiniType>(schema: T) {
  return orElse(maybe(schema), null)
}

/** A list, be it the data itself or, as other lists are, under `records` (SE-01). */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T extends z.ZodMiniType>(element: T) {
  return readAs(
    (written) => (typeof written === 'object' && written && 'records' in written ? written.records : written),
    z.array(element),
  )
}
