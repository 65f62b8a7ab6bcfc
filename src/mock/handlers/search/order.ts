import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import { statusGroupKeys } from '#src/model/listing/filters.ts'
import { compareUnits } from '#src/model/listing/price/price-units.ts'
import { enrolmentOf } from '../../exchange/listings/lifecycle.ts'
import type { Listing, ListingStatus } from '../../exchange/tables.ts'
import type { SearchDocument } from './document.ts'
import { groups } from './filters.ts'
import { memoize } from './values.ts'

const stage = memoize((status: ListingStatus) => statusGroupKeys.indexOf(groups(status)[0] ?? 'over'))

/** The next deadline for a buyer. */
const nextEnd = (listing: Listing): number => {
  const { status, opensAt, closesAt } = listing
  if (status === 'BIDDING') return closesAt
  if (status === 'WAIT_BID') return opensAt
  return status === 'NOTICE' || status === 'EXTENDED' ? enrolmentOf(listing).enrolUntil : Infinity
}

/** Listings without a price come last in their unit in both price orders. */
const lastPrice = 10n ** 40n

/** Sort keys, ascending. */
const sortKeys: Record<NonNullable<AssetQuery['order']>, (document: SearchDocument) => number | bigint> = {
  default: ({ listing: { status, viewCount } }) => stage(status) * 1e9 - viewCount,
  newest: ({ listing }) => -listing.publishedAt,
  'price-up': ({ amount }) => amount ?? lastPrice,
  'price-down': ({ amount }) => (amount === null ? lastPrice : -amount),
  heat: ({ listing }) => -listing.viewCount,
  deadline: ({ listing }) => nextEnd(listing),
}

/** A found listing; `unit` groups prices and is empty in the other orders. */
type Hit = { listing: Listing; unit: string; key: number | bigint }

/** Ties are ordered by id, so that no listing is on two pages. */
const compareHits = (a: Hit, b: Hit): number =>
  (a.unit === b.unit ? 0 : compareUnits(a.unit, b.unit)) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : a.listing.assetsId < b.listing.assetsId ? -1 : 1)

/** The found documents in the order of the query. */
export function sorted(found: readonly SearchDocument[], { order = 'default' }: AssetQuery): Listing[] {
  const keyOf = sortKeys[order]
  const isByPrice = order === 'price-up' || order === 'price-down'
  return found
    .map((document) => ({
      listing: document.listing,
      unit: isByPrice ? document.unit : '',
      key: keyOf(document),
    }))
    .sort(compareHits)
    .map(({ listing }) => listing)
}
