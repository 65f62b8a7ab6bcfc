import Big from 'big.js'
import { type BiddingData, projectType } from '#src/model/listing/schema.ts'
import { compareMoney, percentChange } from '#src/model/money/money.ts'
import type { MapRegion, Totals } from '#src/model/statistics/schema.ts'
import type { Exchange } from '../worlds.ts'
import { publicPrice, latestPrice } from '../exchange/listings/modes.ts'
import { placeName } from '../exchange/seed/listings/places.ts'
import type { Listing, ListingStatus } from '../exchange/tables.ts'
import { inWan, isPublic } from './shapes/rows.ts'

/** The public listings of the chosen categories, or of all. */
const counted = (exchange: Exchange, categories?: readonly number[]): Listing[] =>
  [...exchange.tables.listings.values()].filter(
    (listing) =>
      isPublic(listing, exchange.now()) &&
      (!categories || (listing.mapCategory !== null && categories.includes(listing.mapCategory))),
  )

const sums = (listings: readonly Listing[]) => ({
  listed: inWan(listings.reduce((total, { totalYuan }) => total.plus(totalYuan), new Big(0))),
  dealt: inWan(listings.reduce((total, { dealYuan }) => total.plus(dealYuan ?? 0), new Big(0))),
})

export function totalsOf(exchange: Exchange, categories?: readonly number[]): Totals {
  const listings = counted(exchange, categories)
  const { listed, dealt } = sums(listings)
  return {
    quoteTotal: listed,
    bargainTotal: dealt,
    quoteAssetsCount: listings.length,
    memberTotal: exchange.tables.members.filter(({ joinedAt }) => joinedAt <= exchange.now()).length,
  }
}

/** Every place with a branch, also one without listings. */
export function regionsOf(exchange: Exchange, categories: readonly number[]): MapRegion[] {
  const listings = counted(exchange, categories)
  const adcodes = new Set([...exchange.tables.branches.values()].map(({ adcode }) => adcode))
  return [...adcodes].map((adcode) => {
    const here = listings.filter((listing) => listing.adcode === adcode)
    const { listed, dealt } = sums(here)
    return { name: placeName(adcode), adcode, value: here.length, value1: listed, value2: dealt }
  })
}

/** Numbers of listings and deals. */
export const countsOf = (listings: readonly Listing[]) => ({
  listed: listings.length,
  dealt: listings.filter(({ dealYuan }) => dealYuan !== null).length,
})

/** The same with their amounts, 万元. */
export const figuresOf = (listings: readonly Listing[]) => ({
  ...countsOf(listings),
  listedAmount: sums(listings).listed,
  dealtAmount: sums(listings).dealt,
})

const premiumOf = (listing: Listing): string =>
  percentChange(listing.startPrice, publicPrice(listing) ?? listing.startPrice)

export function biddingDataOf(exchange: Exchange): BiddingData {
  const bidding = exchange.market.biddingNow()
  const quoted = bidding
    .filter(
      (listing) => listing.quotes.length > 0 && compareMoney(publicPrice(listing) ?? '0', listing.startPrice) >= 0,
    )
    .map((listing) => ({ listing, rate: premiumOf(listing) }))
  const [first, ...rest] = quoted
  if (!first) return { biddingCount: bidding.length, maxRate: null, maxAssetsId: null }
  const { listing, rate } = rest.reduce((best, other) => (new Big(other.rate).gt(best.rate) ? other : best), first)
  return {
    biddingCount: bidding.length,
    maxRate: rate,
    maxAssetsId: listing.assetsId,
    maxProjectType: listing.isPackage ? projectType.package : projectType.single,
    maxProjectNature: listing.projectNature,
  }
}

const sold: ReadonlySet<ListingStatus> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE'])

/** A room that has closed: with quotes, or failed without. A deal without quotes was an agreement with the only bidder. */
const roomClosed = ({ status, quotes }: Listing): boolean =>
  status === 'FAILED' || (sold.has(status) && quotes.length > 0)

/** Share of the closed rooms that ended above their start price, per cent with one decimal. */
export function biddingRateOf(exchange: Exchange): string {
  const closed = counted(exchange).filter(roomClosed)
  if (closed.length === 0) return '0.0'
  const above = closed.filter((listing) => new Big(latestPrice(listing) ?? 0).gt(listing.startPrice))
  return new Big(above.length).times(100).div(closed.length).toFixed(1)
}

/** The mean of how far the sold ones that were bid for ended above their start price, per cent with two decimals. */
export function meanPremiumOf(listings: readonly Listing[]): string {
  const rates = listings
    .filter(({ status, quotes }) => sold.has(status) && quotes.length > 0)
    .map((listing) => new Big(latestPrice(listing) ?? listing.startPrice).div(listing.startPrice).minus(1).times(100))
  if (rates.length === 0) return '0.00'
  return rates
    .reduce((sum, rate) => sum.plus(rate), new Big(0))
    .div(rates.length)
    .toFixed(2)
}
