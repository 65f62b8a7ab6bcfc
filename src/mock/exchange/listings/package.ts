import Big from 'big.js'
import { modeRules, latestPrice } from './modes.ts'
import type { Listing, Quote, Tables } from '../tables.ts'
import type { PackageLot } from '#src/model/enrolment/schema.ts'

/** A package and its members. */
export type Whole = { listing: Listing; lots: readonly Listing[] }

/** The members of a package, in their order. */
export const lotsIn = ({ listings }: { listings: ReadonlyMap<string, Listing> }, { memberIds }: Listing): Listing[] =>
  memberIds.flatMap((id) => listings.get(id) ?? [])

/** The members of a package, as an enrolment offers them for choice. */
export const lotsOf = (tables: Pick<Tables, 'listings'>, listing: Listing): PackageLot[] =>
  lotsIn(tables, listing).map(({ assetsId, assetsName, startPrice, unitName, deposit, status, ...lot }) => {
    const { delaySeconds, rises } = modeRules[lot.mode]
    return {
      assetsId,
      assetsName,
      startPrice,
      priceUnitName: unitName,
      deposit,
      step: rises ? lot.step : null,
      delaySeconds: delaySeconds || null,
      status,
    }
  })

/** The package that a lot is in, with all its lots. */
export function wholeOf(tables: Pick<Tables, 'listings'>, { packageId }: Listing): Whole | null {
  const listing = packageId === null ? undefined : tables.listings.get(packageId)
  return listing ? { listing, lots: lotsIn(tables, listing) } : null
}

/** The deposit that a bidder pays, 元: of a package, whose deposit is shared, from the cheapest lot to all of them (domain 5.3). */
export function depositRange(
  { deposit }: Pick<Listing, 'deposit'>,
  lots: readonly Pick<Listing, 'deposit'>[],
): { deposit: string; depositMax: string | null } {
  const [first, ...rest] = lots.map((lot) => new Big(lot.deposit))
  if (!first) return { deposit, depositMax: null }
  const least = rest.reduce((min, next) => (next.lt(min) ? next : min), first)
  return { deposit: least.toFixed(), depositMax: deposit }
}

/** What a lot is worth at a price in its own unit, in 元 with two decimals; of a lease over its whole term. */
export const worthAt = ({ totalYuan, startPrice }: Pick<Listing, 'totalYuan' | 'startPrice'>, price: string): string =>
  new Big(totalYuan).times(price).div(startPrice).toFixed(2)

/** The current worth of a lot, in 元 of its whole term. */
const worthOf = (lot: Listing): Big =>
  new Big(lot.totalYuan).times(latestPrice(lot) ?? lot.startPrice).div(lot.startPrice)

const sum = (amounts: readonly Big[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2)

/** What the lots of a package stand at together. */
export const worthOfLots = (lots: readonly Listing[]): string => sum(lots.map(worthOf))

/** What they were sold for together; null while none is. */
export function dealOfLots(lots: readonly Listing[]): string | null {
  const deals = lots.flatMap(({ dealYuan }) => (dealYuan === null ? [] : new Big(dealYuan)))
  return deals.length === 0 ? null : sum(deals)
}

/** A quote of a lot as the record of its package has it. */
export const named = (lot: Listing, quote: Quote): Quote => ({ ...quote, lotName: lot.assetsName })

/** All quotes of a package, in the order in which they came. */
export const quotesOfLots = (lots: readonly Listing[]): Quote[] =>
  lots
    .flatMap((lot) => lot.quotes.map((quote) => named(lot, quote)))
    .sort((a, b) => a.at - b.at)
    .map((quote, index) => ({ ...quote, seq: index + 1 }))
