import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { fact, figure, firstOf, identifier, orElse, price, rate, readAs } from '../lenient.ts'
import { maybe } from '../nullish.ts'

/** projectType 1 is a package; every other value a single asset (spec 3). */
export const projectType = { package: 1, single: 2 } as const
/** priceType 2: the amount is in the asset's own unit; else in 元, shown in 万元 (LS-04). */
export const priceType = { yuan: 1, custom: 2 } as const

/** One asset as every list shows it. */
export const listingRow = z.object({
  assetsId: identifier,
  assetsName: z.string(),
  showName: fact(z.string()),
  imgSrc: fact(z.string()),
  url: fact(z.string()),
  /** Whatever does not say that it is a package is a single asset (spec 3). */
  projectType: orElse(figure, projectType.single),
  projectNature: fact(figure),
  /** 1 企业股权转让, 4 增资扩股, 2 资产转让, 6 资产租赁, 5 资产合作 */
  typeCode: fact(identifier),
  typeName: fact(z.string()),
  /** Shanghai time, `YYYY-MM-DD HH:mm:ss`. */
  publishDate: fact(z.string()),
  priceType: fact(figure),
  /** 元, or the asset's own unit when priceType is 2. */
  startPrice: price,
  biddingPrice: price,
  biddingCount: fact(figure),
  priceUnitName: fact(z.string()),
  /** Seconds to the end of bidding, or to its start while it is about to begin. */
  leftTime: fact(figure),
  /** The same instant as epoch ms, free of the journey the answer took. */
  deadline: fact(figure),
  subOrgName: fact(z.string()),
  /** A state of the listing's life (domain 2.2), e.g. NOTICE, WAIT_BID, BIDDING. */
  status: fact(z.string()),
  /** How many people follow the asset. */
  viewCount: fact(figure),
  /** Number of the project: prefix, year, region, seven digits (domain 2.3). */
  no: fact(z.string()),
  regionName: fact(z.string()),
  /** End of enrolment, epoch ms. */
  enrolUntil: fact(figure),
  /** How it is bid for (domain 4). */
  mode: fact(z.string()),
})
export type ListingRow = z.output<typeof listingRow>

/** A row of a list of the specification: its id is called `assetsId` or `id`, its name `assetsName` or `showName` (spec 3). */
export const listedRow = /* @__PURE__ */ readAs((written) => {
  if (typeof written !== 'object' || !written) return written
  const { id, ...row } = written as Record<string, unknown>
  return { ...row, assetsId: firstOf(row['assetsId'], id), assetsName: firstOf(row['assetsName'], row['showName']) }
}, listingRow)

/** What a push event of the hall tells about one asset. */
export const listingTick = z.object({
  assetsId: z.string(),
  /** Absent before the first bid, and while a sealed mode runs. */
  biddingPrice: maybe(amount),
  biddingCount: z.number(),
  deadline: z.number(),
  status: z.string(),
})
export type ListingTick = z.output<typeof listingTick>

/** A category of assets, as the home page and the filters show it. */
export const category = z.object({
  id: identifier,
  parentId: identifier,
  manageTypeId: identifier,
  typeName: z.string(),
  nickName: maybe(z.string()),
  source: maybe(z.string()),
})
export type Category = z.output<typeof category>

export const biddingData = z.object({
  biddingCount: fact(figure),
  /** Per cent, two decimals, as text. */
  maxRate: fact(rate),
  maxAssetsId: fact(identifier),
  maxProjectType: fact(figure),
  maxProjectNature: fact(figure),
})
export type BiddingData = z.output<typeof biddingData>

/** Of its one figure the specification names the field and the call alike: it may be the data itself (spec 3, 7). */
const underItsName = (written: unknown): unknown =>
  typeof written === 'number' || typeof written === 'string' ? { biddingRate: written } : written

export const biddingRate = /* @__PURE__ */ readAs(
  underItsName,
  z.object({
    /** Per cent of the closed rooms that ended above their start price, one decimal, as text. */
    biddingRate: fact(rate),
  }),
)
