import { priceName } from '../asset-kind/labels.ts'
import { compareMoney, isMoney } from '../money/money.ts'
import { currentPrice } from './rules.ts'
import type { ListingRow } from './schema.ts'
import { type CountdownLabel, stateOf } from './state/labels.ts'

type Priced = Pick<ListingRow, 'status' | 'startPrice' | 'biddingPrice' | 'biddingCount'>

/** The price that bids have made, by how far the sale has come. */
export type BidPrice = 'current' | 'best' | 'deal'
export type ShownPrice = { kind: 'start' | BidPrice; amount: string | null }

/** A price is the current one only while there may be another bid. After a default it is no longer that of a deal. */
export function bidPriceOf({ status }: Pick<ListingRow, 'status'>): BidPrice {
  const { isSold, isBidOver } = stateOf(status)
  if (isSold) return 'deal'
  return isBidOver ? 'best' : 'current'
}

/**
 * The price of a summary, and which price it is. While a sealed mode runs, bids are counted and their amounts are hidden: the
 * start price is shown. A falling price is the current one before the first bid.
 */
export function shownPrice(row: Priced): ShownPrice {
  const amount = currentPrice(row)
  const { startPrice, biddingPrice, biddingCount } = row
  if (amount === null || amount !== biddingPrice) return { kind: 'start', amount }
  const kind = bidPriceOf(row)
  const isStart = kind !== 'deal' && !biddingCount && isMoney(startPrice) && compareMoney(amount, startPrice) === 0
  return { kind: isStart ? 'start' : kind, amount }
}

/** What the price of a summary is called. */
export const shownPriceName = (row: Priced & Pick<ListingRow, 'typeCode'>): string =>
  priceName(shownPrice(row).kind, row.typeCode)

type Countdown = { counts: CountdownLabel; deadline: number }

/** The countdown of a state that has one; its deadline is epoch ms. */
export function countdownOf({ status, deadline }: Pick<ListingRow, 'status' | 'deadline'>): Countdown | null {
  const { counts } = stateOf(status)
  return counts && deadline && deadline > 0 ? { counts, deadline } : null
}

/** The day of listing, `2026-03-01`; undefined for none. */
export const listedDay = ({ publishDate }: Pick<ListingRow, 'publishDate'>): string | undefined =>
  /^\d{4}-\d\d-\d\d/.exec(publishDate ?? '')?.[0]
