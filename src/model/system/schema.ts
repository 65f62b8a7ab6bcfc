import * as z from 'zod/mini'
import { fact, identifier } from '../lenient.ts'
import { nullish } from '../nullish.ts'

export const dictionaryEntry = z.object({ code: fact(identifier), dictKey: identifier, dictValue: z.string() })

export const region = z.object({
  code: identifier,
  name: z.string(),
  parentCode: nullish(identifier),
  hasChildren: fact(z.boolean()),
})
export type Region = z.output<typeof region>

export const industry = z.object({ code: identifier, name: z.string(), parentCode: nullish(identifier) })
export type Industry = z.output<typeof industry>
