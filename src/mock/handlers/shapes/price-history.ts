import type { PriceEvent, PriceStep } from '#src/model/listing/dossier.ts'
import { isSealed, publicPrice } from '../../exchange/listings/modes.ts'
import type { Listing, ListingStatus, Tables } from '../../exchange/tables.ts'

/** The listing that this one repeats at a lower price. */
const earlierOf = ({ listings }: Pick<Tables, 'listings'>, { assetsId }: Listing): Listing | undefined =>
  assetsId.endsWith('-2') ? listings.get(assetsId.slice(0, -2)) : undefined

const isSold: ReadonlySet<ListingStatus> = new Set(['DEAL_PUBLICITY', 'SIGNING', 'SETTLING', 'DONE'])

/** The first and the last quote that are public; those of a package are in the units of its lots. */
function bidsOf(listing: Listing): PriceStep[] {
  const { quotes, isPackage } = listing
  if (isPackage || isSealed(listing)) return []
  const [first, last] = [quotes[0], quotes.at(-1)]
  const step = (event: PriceEvent, quote: typeof first): PriceStep[] =>
    quote ? [{ at: quote.at, event, price: quote.amount }] : []
  return [...step('first-bid', first), ...(quotes.length > 1 ? step('last-bid', last) : [])]
}

function resultOf(listing: Listing, since: number | null): PriceStep[] {
  const { status, closesAt, defaultedAt } = listing
  const deal: PriceStep = { at: closesAt, event: 'deal', price: publicPrice(listing) }
  if (isSold.has(status)) return [deal]
  if (defaultedAt !== undefined) return [deal, { at: defaultedAt, event: 'terminated' }]
  if (status === 'FAILED') return [{ at: closesAt, event: 'failed' satisfies PriceEvent }]
  return status === 'TERMINATED' && since !== null ? [{ at: since, event: 'terminated' satisfies PriceEvent }] : []
}

const courseOf = (listing: Listing, event: PriceEvent, since: number | null): PriceStep[] => [
  { at: listing.noticedAt ?? listing.publishedAt, event, price: listing.startPrice },
  ...(listing.extended?.at ?? []).map((at): PriceStep => ({ at, event: 'extended' })),
  ...bidsOf(listing),
  ...resultOf(listing, since),
]

/** What the exchange knows of the price of an asset, oldest first. `since`: of its present state. */
export function priceHistoryOf(tables: Pick<Tables, 'listings'>, listing: Listing, since: number | null): PriceStep[] {
  const earlier = earlierOf(tables, listing)
  if (!earlier) return courseOf(listing, 'listed', since)
  const { assetsId } = earlier
  return [
    ...courseOf(earlier, 'listed', null).map((step) => ({ ...step, assetsId })),
    ...courseOf(listing, 'relisted', since),
  ]
}
