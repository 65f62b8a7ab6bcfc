import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { listingRowOf } from '#src/mock/handlers/shapes/rows.ts'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'

/** 20 November 2026, 10:00 in Shanghai. */
export const rowTime = Date.parse('2026-11-20T10:00:00+08:00')
export const hour = 3_600_000

const { listings } = seedTables('minjiang', rowTime)

/** What the tests name of an asset in open bidding with three bids. */
const named = {
  assetsId: 'A1',
  assetsName: '锦江区新光路 18 号临街商铺',
  showName: null,
  imgSrc: null,
  url: null,
  projectType: 2,
  projectNature: 0,
  publishDate: '2026-11-01 09:00:00',
  priceType: 1,
  startPrice: '1000000',
  biddingPrice: '1124000',
  biddingCount: 3,
  priceUnitName: null,
  leftTime: null,
  deadline: rowTime + 26 * hour,
  status: 'BIDDING',
  viewCount: 7330,
  no: 'GR2026CD1000001',
  regionName: '成都市',
  enrolUntil: rowTime - 24 * hour,
  mode: 'ongoing',
  step: '2000',
  deposit: '20000',
  depositMax: null,
} satisfies Partial<ListingRow>

/** The exchange's row of its first asset of this kind, with what the tests name: a new field of the contract is in every row. */
function rowOfKind(typeCode: KindCode, over: Partial<ListingRow> = {}): ListingRow {
  const listing = [...listings.values()].find((known) => known.typeCode === typeCode)
  if (!listing) throw new RangeError(`The exchange has no asset of kind ${typeCode}`)
  return { ...listingRowOf(listing, rowTime), ...named, ...over }
}

const withoutBids = { biddingPrice: null, biddingCount: 0, deadline: null }

/** One listing of each kind, and of the states in which summaries differ. */
const variants = {
  physical: rowOfKind('2'),
  equity: rowOfKind('1', { ...withoutBids, status: 'NOTICE', enrolUntil: rowTime + 24 * hour }),
  capitalIncrease: rowOfKind('4', { ...withoutBids, status: 'PRE' }),
  lease: rowOfKind('6', { priceType: 2, priceUnitName: '元/平方米·月', startPrice: '38.5', biddingPrice: '41' }),
  cooperation: rowOfKind('5', { ...withoutBids, status: 'WAIT_BID', deadline: rowTime + hour }),
  package: rowOfKind('2', { projectType: 1, projectNature: 1 }),
  /** Three sealed bids, whose amounts are hidden. */
  sealed: rowOfKind('2', { biddingPrice: null, mode: 'final' }),
  /** A falling price that has not been accepted. */
  falling: rowOfKind('2', { biddingPrice: '900000', biddingCount: 0, mode: 'dutch-auction' }),
  paused: rowOfKind('2', { status: 'PAUSED', deadline: null }),
  /** The room is closed, and the winner is not confirmed. */
  ended: rowOfKind('2', { status: 'BID_END', deadline: null }),
  sold: rowOfKind('2', { status: 'DONE', deadline: null }),
}
export type RowVariant = keyof typeof variants
export const rowVariants = Object.keys(variants) as RowVariant[]

/** A row of a list; `over` replaces fields. */
export const sampleListing = (variant: RowVariant = 'physical', over: Partial<ListingRow> = {}): ListingRow => ({
  ...variants[variant],
  ...over,
})
