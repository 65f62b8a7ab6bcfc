import * as z from 'zod/mini'

/** A field that a real server may leave out or send as null (decision 5). */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema))
}
