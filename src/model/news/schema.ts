import * as z from 'zod/mini'
import { maybe } from '../maybe.ts'

export const newsRow = z.object({
  id: z.string(),
  title: z.string(),
  summarys: maybe(z.string()),
  imgSrc: maybe(z.string()),
  /** 1: the item lies on another site. */
  isOuterLink: maybe(z.number()),
  outerLinkUrl: maybe(z.string()),
  publishDate: maybe(z.string()),
  createTime: maybe(z.string()),
  plateId: maybe(z.string()),
})
export type NewsRow = z.output<typeof newsRow>

export const newsDetail = z.extend(newsRow, {
  content: maybe(z.string()),
  source: maybe(z.string()),
  author: maybe(z.string()),
})
export type NewsDetail = z.output<typeof newsDetail>

/** A plate: one section of the news, with its place in the tree. */
export const plate = z.object({
  id: z.string(),
  name: z.string(),
  plateCode: maybe(z.string()),
  parentId: maybe(z.string()),
  /** 1: the plate has a front page of a carousel and a list (HM-11). */
  hasFrontPage: maybe(z.number()),
})
export type Plate = z.output<typeof plate>

/** Where the rows of a module tab come from. */
export const sourceType = { news: 1, notice: 2, newlyListed: 3 } as const

/** A tab or a button that the exchange's editors arrange. */
const moduleItem = z.object({
  id: z.string(),
  name: z.string(),
  plateCode: maybe(z.string()),
  sourceType: maybe(z.number()),
  moreButtonUrl: maybe(z.string()),
  backColour: maybe(z.string()),
})
export type ModuleItem = z.output<typeof moduleItem>

export const moduleGroup = z.object({ modulesCode: z.string(), list: z.array(moduleItem) })
export type ModuleGroup = z.output<typeof moduleGroup>
