import { type ListingDetails, detailsOf, isPriorityHeld } from './details.ts'
import { termsOf } from '../texts/detail/terms.ts'
import type { Listing, Tables } from '../../tables.ts'
import { lotsIn, wholeOf } from '../../listings/package.ts'

/** Everything on an asset's page that does not depend on time. */
export type FullDetails = ListingDetails & { terms: string[] }

type Known = Pick<Tables, 'listings'>

/** Whether a bidder may hold a right to the same price, in a package to that of one of its lots. */
export const hasPriority = (tables: Known, listing: Listing): boolean =>
  (listing.isPackage ? lotsIn(tables, listing) : [listing]).some(isPriorityHeld)

/** A package has a reserve if one of its lots has. */
export function fullDetailsOf(tables: Known, listing: Listing): FullDetails {
  const lots = lotsIn(tables, listing)
  const own = detailsOf(listing)
  const details = listing.isPackage ? lots.map(detailsOf) : [own]
  return {
    ...own,
    hasReserve: details.some(({ hasReserve }) => hasReserve),
    hasPriority: hasPriority(tables, listing),
    terms: termsOf(listing, lots, wholeOf(tables, listing)),
  }
}
