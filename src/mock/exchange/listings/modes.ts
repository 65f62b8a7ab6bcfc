import Big from 'big.js'
import { modeTraits } from '#src/model/bidding/modes.ts'
import { type BidMode, bidModes, sealedModes } from '#src/model/listing/detail.ts'
import { presets } from '../bidding/engine/presets.ts'
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

const delaySeconds = 120

function quotesEachIn(mode: BidMode): number {
  const { maxRevisions } = presets[mode].real
  if (modeTraits[mode].takesFirst) return 1
  return sealedModes.has(mode) && typeof maxRevisions === 'number' ? maxRevisions + 1 : Infinity
}

function modeRuleOf(mode: BidMode): ModeRule {
  const { countdown, takesFirst } = modeTraits[mode]
  return {
    delaySeconds: countdown ? delaySeconds : 0,
    rises: !takesFirst,
    takesFirst,
    quotesEach: quotesEachIn(mode),
  }
}

export const modeRules = Object.fromEntries(bidModes.map((mode) => [mode, modeRuleOf(mode)])) as Record<
  BidMode,
  ModeRule
>

/** States in which sealed quotes have been opened; one that is suspended or ended before stays sealed. */
const opened: ReadonlySet<ListingStatus> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE', 'FAILED'])

/** Whether quoted amounts are hidden from everyone (domain 3.8). */
export const isSealed = ({ mode, status, defaultedAt }: Pick<Listing, 'mode' | 'status' | 'defaultedAt'>): boolean =>
  sealedModes.has(mode) && !opened.has(status) && defaultedAt === undefined

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
