import type { ListingRow } from '#src/model/listing/schema.ts'

/** 20 November 2026, 10:00 in Shanghai. */
export const rowTime = Date.parse('2026-11-20T10:00:00+08:00')
export const hour = 3_600_000

/** An asset in open bidding with three bids, as the exchange lists it. */
const physical: ListingRow = {
  assetsId: 'A1',
  assetsName: '锦江区新光路 18 号临街商铺',
  projectType: 2,
  projectNature: 0,
  typeCode: '2',
  typeName: '资产转让',
  publishDate: '2026-11-01 09:00:00',
  priceType: 1,
  startPrice: '1000000',
  biddingPrice: '1124000',
  biddingCount: 3,
  deadline: rowTime + 26 * hour,
  status: 'BIDDING',
  viewCount: 7330,
  no: 'GR2026CD1000001',
  regionName: '成都市',
  enrolUntil: rowTime - 24 * hour,
  mode: 'ongoing',
}

const withoutBids = { biddingPrice: null, biddingCount: 0, deadline: null }

/** One listing of each kind, and of the states in which summaries differ. */
const variants = {
  physical,
  equity: {
    ...physical,
    ...withoutBids,
    typeCode: '1',
    typeName: '企业股权转让',
    status: 'NOTICE',
    enrolUntil: rowTime + 24 * hour,
  },
  capitalIncrease: { ...physical, ...withoutBids, typeCode: '4', typeName: '增资扩股', status: 'PRE' },
  lease: {
    ...physical,
    typeCode: '6',
    typeName: '资产租赁',
    priceType: 2,
    priceUnitName: '元/平方米·月',
    startPrice: '38.5',
    biddingPrice: '41',
  },
  cooperation: {
    ...physical,
    ...withoutBids,
    typeCode: '5',
    typeName: '资产合作',
    status: 'WAIT_BID',
    deadline: rowTime + hour,
  },
  package: { ...physical, projectType: 1, projectNature: 1 },
  /** Three sealed bids, whose amounts are hidden. */
  sealed: { ...physical, biddingPrice: null, mode: 'final' },
  /** A falling price that has not been accepted. */
  falling: { ...physical, biddingPrice: '900000', biddingCount: 0, mode: 'dutch-auction' },
  paused: { ...physical, status: 'PAUSED', deadline: null },
  /** The room is closed, and the winner is not confirmed. */
  ended: { ...physical, status: 'BID_END', deadline: null },
  sold: { ...physical, status: 'DONE', deadline: null },
} satisfies Record<string, ListingRow>
export type RowVariant = keyof typeof variants
export const rowVariants = Object.keys(variants) as RowVariant[]

/** A row of a list; `over` replaces fields. */
export const sampleListing = (variant: RowVariant = 'physical', over: Partial<ListingRow> = {}): ListingRow => ({
  ...variants[variant],
  ...over,
})
