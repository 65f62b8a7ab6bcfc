import * as z from 'zod/mini'

/** An optional field that a real server may send as null (decision 5). */
/* @__NO_SIDE_EFFECTS__ */
export function nullish<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema))
}
