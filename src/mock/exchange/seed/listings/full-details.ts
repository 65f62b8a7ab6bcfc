import { type ListingDetails, detailsOf } from './details.ts'
import { termsOf } from '../texts/detail/terms.ts'
import type { Listing, Tables } from '../../tables.ts'
import { lotsIn, wholeOf } from '../../listings/package.ts'

/** Everything on an asset's page that does not depend on time. */
export type FullDetails = ListingDetails & { terms: string[] }

/** A package has a reserve, or holders of a priority right, if one of its lots has. */
export function fullDetailsOf(tables: Pick<Tables, 'listings'>, listing: Listing): FullDetails {
  const lots = lotsIn(tables, listing)
  const own = detailsOf(listing)
  const details = listing.isPackage ? lots.map(detailsOf) : [own]
  return {
    ...own,
    hasReserve: details.some(({ hasReserve }) => hasReserve),
    hasPriority: details.some(({ hasPriority }) => hasPriority),
    terms: termsOf(listing, lots, wholeOf(tables, listing)),
  }
}
