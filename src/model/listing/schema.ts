import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { fact, figure, firstOf, identifier, orElse, price, rate, readAs, writtenAmount } from '../lenient.ts'
import { nullish } from '../nullish.ts'

/** projectType 1 is a package; every other value a single asset (spec 3). */
export const projectType = { package: 1, single: 2 } as const
/** priceType 2: the amount is in the asset's own unit; else in 元, shown in 万元 (LS-04). */
export const priceType = { yuan: 1, custom: 2 } as const

/** One asset in any list. */
export const listingRow = z.object({
  assetsId: identifier,
  assetsName: z.string(),
  showName: fact(z.string()),
  imgSrc: fact(z.string()),
  url: fact(z.string()),
  /** Anything not marked as a package is a single asset (spec 3). */
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
  /** Seconds to the end of bidding, or to its start before it. */
  leftTime: fact(figure),
  /** The same instant as epoch ms, independent of network latency. */
  deadline: fact(figure),
  subOrgName: fact(z.string()),
  /** A state of the listing's life (domain 2.2), e.g. NOTICE, WAIT_BID, BIDDING. */
  status: fact(z.string()),
  /** How often its page was viewed. */
  viewCount: fact(figure),
  /** Project number: prefix, year, region, seven digits (domain 2.3). */
  no: fact(z.string()),
  regionName: fact(z.string()),
  /** End of enrolment, epoch ms. */
  enrolUntil: fact(figure),
  /** Bidding mode (domain 4). */
  mode: fact(z.string()),
  /** The least raise, in the unit of the price; absent where bidders name no amount, and for a package, whose lots differ. */
  step: fact(writtenAmount),
  /** 元; for a package the least, up to `depositMax`. */
  deposit: fact(writtenAmount),
  depositMax: fact(writtenAmount),
})
export type ListingRow = z.output<typeof listingRow>

/** An asset as the search offers it while a reader types. */
export const assetSuggestion = z.pick(listingRow, {
  assetsId: true,
  assetsName: true,
  no: true,
  projectType: true,
  projectNature: true,
})
export type AssetSuggestion = z.output<typeof assetSuggestion>

/** A list row of the specification: its id is `assetsId` or `id`, its name `assetsName` or `showName` (spec 3). */
export const listedRow = /* @__PURE__ */ readAs((written) => {
  if (typeof written !== 'object' || !written) return written
  const { id, ...row } = written as Record<string, unknown>
  return { ...row, assetsId: firstOf(row['assetsId'], id), assetsName: firstOf(row['assetsName'], row['showName']) }
}, listingRow)

/** A push event of the hall about one asset. */
export const listingTick = z.object({
  assetsId: z.string(),
  /** Absent before the first bid, and while a sealed mode runs. */
  biddingPrice: nullish(amount),
  biddingCount: z.number(),
  deadline: z.number(),
  status: z.string(),
  /** Absent from an exchange that does not push it. */
  viewCount: nullish(z.number()),
})
export type ListingTick = z.output<typeof listingTick>

/** An asset category of the home page and the filters. */
export const category = z.object({
  id: identifier,
  parentId: identifier,
  manageTypeId: identifier,
  typeName: z.string(),
  nickName: nullish(z.string()),
  source: nullish(z.string()),
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

/** The specification names the field and the call alike: the data may be the figure itself (spec 3, 7). */
const underItsName = (written: unknown): unknown =>
  typeof written === 'number' || typeof written === 'string' ? { biddingRate: written } : written

export const biddingRate = /* @__PURE__ */ readAs(
  underItsName,
  z.object({
    /** Per cent of closed rooms above their start price, one decimal, as text. */
    biddingRate: fact(rate),
  }),
)
