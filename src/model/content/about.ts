import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

export const periodical = z.object({
  id: z.string(),
  title: z.string(),
  issueNo: z.string(),
  imgSrc: nullish(z.string()),
  publishDate: z.string(),
})
export const periodicalDetail = z.extend(periodical, { pages: z.array(z.string()), summarys: nullish(z.string()) })

export const recruit = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  place: z.string(),
  headcount: z.number(),
  publishDate: z.string(),
  closeDate: nullish(z.string()),
})
export const recruitDetail = z.extend(recruit, { content: z.string() })

export const evolution = z.object({
  id: z.string(),
  eventDate: z.string(),
  title: z.string(),
  content: nullish(z.string()),
})
