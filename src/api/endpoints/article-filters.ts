import * as z from 'zod/mini'

/** `from` and `until` are days of Shanghai, `YYYY-MM-DD`, both included. */
export const articleFilters = {
  keyword: z.optional(z.string()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  branchId: z.optional(z.string()),
}
