import Big from 'big.js'
import { type BidMode, sealedModes } from '#src/model/listing/detail.ts'
import type { Listing, ListingStatus } from '../tables.ts'

/** What of a mode's rules the rooms of this exchange follow (domain 4.10); the rest is in the terms only. */
type ModeRule = {
  /** How much longer a late quote makes the room, seconds; 0: it ends when it ends. */
  delaySeconds: number
  /** Whether the asset's step is added to the price. */
  rises: boolean
  /** The first who accepts has it, and the room closes. */
  takesFirst: boolean
  /** How often one person may quote. */
  quotesEach: number
}

const rising: ModeRule = { delaySeconds: 120, rises: true, takesFirst: false, quotesEach: Infinity }
const sealed: ModeRule = { delaySeconds: 0, rises: true, takesFirst: false, quotesEach: 3 }
const firstHasIt: ModeRule = { delaySeconds: 0, rises: false, takesFirst: true, quotesEach: 1 }

export const modeRules: Record<BidMode, ModeRule> = {
  ongoing: rising,
  phased: rising,
  'two-stage': rising,
  'v-shaped': rising,
  final: sealed,
  'once-off': { ...sealed, quotesEach: 1 },
  'first-come-first-served': firstHasIt,
  'dutch-auction': firstHasIt,
}

/** States in which sealed quotes have been opened; one that is suspended or ended before stays sealed. */
const opened: ReadonlySet<ListingStatus> = new Set(['DEAL_PUBLICITY', 'SETTLING', 'DONE', 'FAILED'])

/** Whether quoted amounts are hidden from everyone (domain 3.8). */
export const isSealed = ({ mode, status }: Pick<Listing, 'mode' | 'status'>): boolean =>
  sealedModes.has(mode) && !opened.has(status)

/**
 * The current price as the exchange itself knows it: a falling price, the best of an opened room, the sum of a package, else the
 * last quote; null before the first.
 */
export const latestPrice = ({ quotes, shownPrice }: Pick<Listing, 'quotes' | 'shownPrice'>): string | null =>
  shownPrice ?? quotes.at(-1)?.amount ?? null

const priceDecimals = 3

/** The price of a sale by agreement, of which there is no quote; in the unit of its price. */
const agreedPrice = ({ dealYuan, totalYuan, startPrice }: Pick<Listing, 'dealYuan' | 'totalYuan' | 'startPrice'>) =>
  dealYuan === null ? null : new Big(startPrice).times(dealYuan).div(totalYuan).round(priceDecimals).toFixed()

type Priced = Pick<Listing, 'mode' | 'status' | 'quotes' | 'shownPrice' | 'dealYuan' | 'totalYuan' | 'startPrice'>

/** The public price. Every answer of the exchange is made of this one. */
export const publicPrice = (listing: Priced): string | null =>
  isSealed(listing) ? null : (latestPrice(listing) ?? agreedPrice(listing))
