import Big from 'big.js'
import { standingPrice } from '../bidding/modes.ts'
import type { Listing, Quote } from '../tables.ts'

/** What a lot stands at, in 元 of its whole term. */
const worthOf = (lot: Listing): Big =>
  new Big(lot.totalYuan).times(standingPrice(lot) ?? lot.startPrice).div(lot.startPrice)

const sum = (amounts: readonly Big[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2)

/** What the lots of a package stand at together. */
export const worthOfLots = (lots: readonly Listing[]): string => sum(lots.map(worthOf))

/** What they were sold for together; null while none is. */
export function dealOfLots(lots: readonly Listing[]): string | null {
  const deals = lots.flatMap(({ dealYuan }) => (dealYuan === null ? [] : new Big(dealYuan)))
  return deals.length === 0 ? null : sum(deals)
}

/** A quote of a lot as the record of its package tells it. */
export const named = (lot: Listing, quote: Quote): Quote => ({ ...quote, lotName: lot.assetsName })

/** All quotes of a package, in the order in which they came. */
export const quotesOfLots = (lots: readonly Listing[]): Quote[] =>
  lots
    .flatMap((lot) => lot.quotes.map((quote) => named(lot, quote)))
    .sort((a, b) => a.at - b.at)
    .map((quote, index) => ({ ...quote, seq: index + 1 }))
