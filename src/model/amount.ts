import * as z from 'zod/mini'

/** An amount as a decimal string; a server that sends a JSON number is understood (decision 6: no `number` holds an amount). */
export const amount = z.pipe(
  z.union([z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/)), z.number().check(z.refine(Number.isFinite))]),
  z.transform(String),
)
