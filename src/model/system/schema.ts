import * as z from 'zod/mini'
import { maybe } from '../maybe.ts'

export const dictionaryEntry = z.object({ code: z.string(), dictKey: z.string(), dictValue: z.string() })

export const region = z.object({
  code: z.string(),
  name: z.string(),
  parentCode: maybe(z.string()),
  hasChildren: z.boolean(),
})
export type Region = z.output<typeof region>

export const industry = z.object({ code: z.string(), name: z.string(), parentCode: maybe(z.string()) })
export type Industry = z.output<typeof industry>
