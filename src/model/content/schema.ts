import * as z from 'zod/mini'
import { maybe } from '../maybe.ts'

export const ad = z.object({
  id: z.string(),
  name: maybe(z.string()),
  url: maybe(z.string()),
  imgSrc: z.string(),
})
export type Ad = z.output<typeof ad>

/** Codes of the advertisement slots. */
export const adCode = {
  opening: 'index_kp_1',
  top: 'index_top_1',
  banner: 'index_banner_1',
  middle: 'index_middle_1',
  popular: 'index_popular_1',
  projectPanel: 'index_project_1',
} as const

/** Position types of the partners block (spec 9). */
export const positionTypes = [0, 11, 12, 13, 14, 15] as const
export type PositionType = (typeof positionTypes)[number]

export const partner = z.object({
  id: z.string(),
  name: z.string(),
  url: maybe(z.string()),
  imgSrc: maybe(z.string()),
})
export type Partner = z.output<typeof partner>

export const navigationItem = z.object({
  navigationName: z.string(),
  navigationUrl: z.string(),
  /** 1: an address of this site. */
  inStation: z.number(),
  /** 1: opens a new tab. */
  openPage: z.number(),
  menuFlag: maybe(z.string()),
})
export type NavigationItem = z.output<typeof navigationItem>

export const periodical = z.object({
  id: z.string(),
  title: z.string(),
  issueNo: z.string(),
  imgSrc: maybe(z.string()),
  publishDate: z.string(),
})
export const periodicalDetail = z.extend(periodical, { pages: z.array(z.string()), summarys: maybe(z.string()) })

export const recruit = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  place: z.string(),
  headcount: z.number(),
  publishDate: z.string(),
  closeDate: maybe(z.string()),
})
export const recruitDetail = z.extend(recruit, { content: z.string() })

export const evolution = z.object({
  id: z.string(),
  eventDate: z.string(),
  title: z.string(),
  content: maybe(z.string()),
})

/** A recommended investment category entry of the home page (spec 7, hot-investments). */
export const hotInvestment = z.object({
  id: z.string(),
  /** Words shown. */
  name: z.string(),
  parentId: z.string(),
  operationId: z.string(),
  source: maybe(z.string()),
})
export type HotInvestment = z.output<typeof hotInvestment>
