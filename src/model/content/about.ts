import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'
import { articleFile } from './article.ts'

export const periodical = z.object({
  id: z.string(),
  title: z.string(),
  issueNo: z.string(),
  imgSrc: nullish(z.string()),
  publishDate: z.string(),
})
export type Periodical = z.output<typeof periodical>

export const periodicalDetail = z.extend(periodical, {
  /** Addresses of the pictures of its pages; the first is the cover. */
  pages: z.array(z.string()),
  /** What each page is about, in the same order. */
  pageTitles: nullish(z.array(z.string())),
  summarys: nullish(z.string()),
  /** The whole issue as one document. */
  file: nullish(articleFile),
})
export type PeriodicalDetail = z.output<typeof periodicalDetail>

export const recruit = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  place: z.string(),
  headcount: z.number(),
  education: nullish(z.string()),
  publishDate: z.string(),
  /** The last day of applications; without one they end when the position is withdrawn. */
  closeDate: nullish(z.string()),
})
export type Recruit = z.output<typeof recruit>

export const recruitDetail = z.extend(recruit, {
  /** HTML: duties and requirements. */
  content: z.string(),
  /** Where applications go; the address of the exchange if absent. */
  email: nullish(z.string()),
})
export type RecruitDetail = z.output<typeof recruitDetail>

export const evolution = z.object({
  id: z.string(),
  eventDate: z.string(),
  title: z.string(),
  content: nullish(z.string()),
  imgSrc: nullish(z.string()),
})
export type Evolution = z.output<typeof evolution>
