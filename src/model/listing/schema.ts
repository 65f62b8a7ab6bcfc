import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { maybe } from '../maybe.ts'

/** projectType 1 is a package; every other value a single asset (spec 3). */
export const projectType = { package: 1, single: 2 } as const
/** priceType 2: the amount is in the asset's own unit; else in 元, shown in 万元 (LS-04). */
export const priceType = { yuan: 1, custom: 2 } as const

/** One asset as every list shows it. */
export const listingRow = z.object({
  assetsId: z.string().check(z.minLength(1)),
  assetsName: z.string(),
  showName: maybe(z.string()),
  imgSrc: maybe(z.string()),
  url: maybe(z.string()),
  projectType: z.number(),
  projectNature: maybe(z.number()),
  /** 1 企业股权转让, 4 增资扩股, 2 资产转让, 6 资产租赁, 5 资产合作 */
  typeCode: maybe(z.string()),
  typeName: maybe(z.string()),
  /** Shanghai time, `YYYY-MM-DD HH:mm:ss`. */
  publishDate: maybe(z.string()),
  priceType: maybe(z.number()),
  /** 元, or the asset's own unit when priceType is 2. */
  startPrice: maybe(amount),
  biddingPrice: maybe(amount),
  biddingCount: maybe(z.number()),
  priceUnitName: maybe(z.string()),
  /** Seconds to the end of bidding, or to its start while it is about to begin. */
  leftTime: maybe(z.number()),
  /** The same instant as epoch ms, free of the journey the answer took. */
  deadline: maybe(z.number()),
  subOrgName: maybe(z.string()),
  /** A state of the listing's life (domain 2.2), e.g. NOTICE, WAIT_BID, BIDDING. */
  status: maybe(z.string()),
  /** How many people follow the asset. */
  viewCount: maybe(z.number()),
  /** Number of the project: prefix, year, region, seven digits (domain 2.3). */
  no: maybe(z.string()),
  regionName: maybe(z.string()),
  /** End of enrolment, epoch ms. */
  enrolUntil: maybe(z.number()),
})
export type ListingRow = z.output<typeof listingRow>

/** What a push event of the hall tells about one asset. */
export const listingTick = z.object({
  assetsId: z.string(),
  /** Absent while a sealed mode runs. */
  biddingPrice: maybe(amount),
  biddingCount: z.number(),
  deadline: z.number(),
  status: z.string(),
})
export type ListingTick = z.output<typeof listingTick>

/** A category of assets, as the home page and the filters show it. */
export const category = z.object({
  id: z.string(),
  parentId: z.string(),
  manageTypeId: z.string(),
  typeName: z.string(),
  nickName: maybe(z.string()),
  source: maybe(z.string()),
})
export type Category = z.output<typeof category>

export const biddingData = z.object({
  biddingCount: z.number(),
  /** Per cent, two decimals, as text. */
  maxRate: maybe(amount),
  maxAssetsId: maybe(z.string()),
  maxProjectType: maybe(z.number()),
  maxProjectNature: maybe(z.number()),
})
export type BiddingData = z.output<typeof biddingData>

export const biddingRate = z.object({
  /** Per cent of the closed rooms that ended above their start price, one decimal, as text. */
  biddingRate: amount,
})
