import type { LotHead, LotUpdate, LotSnapshot, QuoteRow } from '#src/model/listing/detail.ts'
import { enrolledOf } from './bidder-count.ts'
import type { Exchange } from '../exchange.ts'
import { isSealed, publicPrice } from '../listings/modes.ts'
import type { Listing, Quote } from '../tables.ts'

/** Quotes that a reader of a lot's topic begins with. */
const quotesAtFirst = 50
const sealedName = '****'

/** A quote as anybody may see it; of a sealed one, that there is one and when it came. */
export function quoteRowOf(listing: Listing, { seq, bidNo, amount, at, lotName }: Quote): QuoteRow {
  const lot = lotName === undefined ? {} : { lotName }
  return isSealed(listing) ? { seq, bidNo: sealedName, amount: null, at, ...lot } : { seq, bidNo, amount, at, ...lot }
}

const headOf = (exchange: Exchange, listing: Listing): LotHead => ({
  assetsId: listing.assetsId,
  status: listing.status,
  biddingPrice: publicPrice(listing),
  biddingCount: listing.quotes.length,
  enrolled: enrolledOf(exchange, listing),
  bidFrom: listing.opensAt,
  bidUntil: listing.closesAt,
  dealPrice: listing.dealYuan,
})

/** An event of the lot's topic. */
export const newsOf = (exchange: Exchange, listing: Listing, quote?: Quote): LotUpdate => ({
  head: headOf(exchange, listing),
  ...(quote && !isSealed(listing) ? { quote: quoteRowOf(listing, quote) } : {}),
})

export const snapshotOf = (exchange: Exchange, listing: Listing): LotSnapshot => ({
  head: headOf(exchange, listing),
  quotes: isSealed(listing)
    ? []
    : listing.quotes
        .slice(-quotesAtFirst)
        .toReversed()
        .map((quote) => quoteRowOf(listing, quote)),
})
