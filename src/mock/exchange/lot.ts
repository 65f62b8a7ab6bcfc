import type { LotHead, LotNews, LotSnapshot, QuoteRow } from '#src/model/listing/detail.ts'
import { hashOf } from '../pictures/seed.ts'
import { enrolmentOf } from './course.ts'
import { isSealed, publicPrice } from './modes.ts'
import type { Listing, Quote } from './tables.ts'

/** Quotes that a reader of a lot's topic begins with. */
const quotesAtFirst = 50
const sealedName = '****'

/** How many will have enrolled by the end; one where the deal was made by agreement (domain 3.6). */
function applicantsOf({ assetsId, status, quotes }: Listing): number {
  const bidders = new Set(quotes.map(({ bidNo }) => bidNo)).size
  if (bidders === 0 && (status === 'DONE' || status === 'DEAL_PUBLICITY')) return 1
  return Math.max(bidders, 2 + (hashOf(`applicants:${assetsId}`) % 7))
}

/** How many have enrolled by now: they come evenly over the time of enrolment. */
export function enrolledOf(listing: Listing, now: number): number {
  const { enrolFrom, enrolUntil } = enrolmentOf(listing)
  if (listing.status === 'PRE' || now <= enrolFrom) return 0
  const share = Math.min(1, (now - enrolFrom) / Math.max(1, enrolUntil - enrolFrom))
  return Math.floor(applicantsOf(listing) * share)
}

/** A quote as anybody may see it; of a sealed one, that there is one and when it came. */
export function quoteRowOf(listing: Listing, { seq, bidNo, amount, at, lotName }: Quote): QuoteRow {
  const lot = lotName === undefined ? {} : { lotName }
  return isSealed(listing) ? { seq, bidNo: sealedName, amount: null, at, ...lot } : { seq, bidNo, amount, at, ...lot }
}

const headOf = (listing: Listing, now: number): LotHead => ({
  assetsId: listing.assetsId,
  status: listing.status,
  biddingPrice: publicPrice(listing),
  biddingCount: listing.quotes.length,
  enrolled: enrolledOf(listing, now),
  bidFrom: listing.opensAt,
  bidUntil: listing.closesAt,
  dealPrice: listing.dealYuan,
})

/** An event of the lot's topic. */
export const newsOf = (listing: Listing, now: number, quote?: Quote): LotNews => ({
  head: headOf(listing, now),
  ...(quote && !isSealed(listing) ? { quote: quoteRowOf(listing, quote) } : {}),
})

export const snapshotOf = (listing: Listing, now: number): LotSnapshot => ({
  head: headOf(listing, now),
  quotes: isSealed(listing)
    ? []
    : listing.quotes
        .slice(-quotesAtFirst)
        .toReversed()
        .map((quote) => quoteRowOf(listing, quote)),
})
