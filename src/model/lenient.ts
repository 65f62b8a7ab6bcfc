import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { nullish } from './nullish.ts'

/*
 * Schemas for calls of the specification, which names fields but not their types: a backend may send an id as a number and a
 * number as text. An unambiguous value is converted; anything else is refused.
 */

/** A schema with a conversion before the check. Its types are those of `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function readAs<T extends z.ZodMiniType>(
  convert: (written: unknown) => unknown,
  schema: T,
): z.ZodMiniType<z.output<T>, z.input<T>> {
  return z.pipe(z.transform(convert), schema) as unknown as z.ZodMiniType<z.output<T>, z.input<T>>
}

/** An id; a number that JSON has rounded is refused, because the original is unknown. */
export const identifier = /* @__PURE__ */ readAs(
  (written) => (Number.isSafeInteger(written) ? String(written) : written),
  z.string().check(z.minLength(1)),
)

/** A count or a code. For money use `amount`. */
export const figure = /* @__PURE__ */ readAs(
  (written) => (typeof written === 'string' && /^-?\d{1,15}(\.\d{1,8})?$/.test(written) ? Number(written) : written),
  z.number(),
)

/** An amount, with or without thousands separators. */
export const writtenAmount = /* @__PURE__ */ readAs(
  (written) =>
    typeof written === 'string' && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written,
  amount,
)

/** Per cent, with or without the sign. */
export const rate = /* @__PURE__ */ readAs(
  (written) => (typeof written === 'string' ? written.replace(/\s*%$/, '') : written),
  amount,
)

/** A boolean, as a word or a digit. */
export const flag = /* @__PURE__ */ readAs((written) => {
  if (written === 1 || written === '1' || written === 'true') return true
  return written === 0 || written === '0' || written === 'false' ? false : written
}, z.boolean())

/** A text; one of digits only may be sent as a number. */
export const text = /* @__PURE__ */ readAs(
  (written) => (Number.isSafeInteger(written) ? String(written) : written),
  z.string(),
)

/** The first non-empty value. */
export const firstOf = (...written: unknown[]): unknown =>
  written.find((one) => one !== undefined && one !== null && one !== '')

/** An optional amount. An unreadable one makes its row invalid: otherwise a wrong amount would be shown. */
export const price = /* @__PURE__ */ nullish(
  readAs((written) => (written === '' ? null : written), z.nullable(writtenAmount)),
)

/** `value` replaces what does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<T extends z.ZodMiniType>(schema: T, value: z.output<T>) {
  // oxlint-disable-next-line promise/valid-params -- a schema, not a promise
  return z.catch(schema, value)
}

/** An additional field: when unreadable it counts as absent, so that the rest is still usable. */
/* @__NO_SIDE_EFFECTS__ */
export function fact<T extends z.ZodMiniType>(schema: T) {
  return orElse(nullish(schema), null)
}

/** A list, either the data itself or under `records` like other lists (SE-01). */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T extends z.ZodMiniType>(element: T) {
  return readAs(
    (written) => (typeof written === 'object' && written && 'records' in written ? written.records : written),
    z.array(element),
  )
}
