import { type AssetSheet, sheetOf } from '../seed/sheet.ts'
import { termsOf, type Whole } from '../seed/texts/detail/terms.ts'
import type { Listing, Tables } from '../tables.ts'

/** Everything on the page of an asset that is not its place in time. */
export type FullSheet = AssetSheet & { terms: string[] }

/** The members of a package, in their order. */
export const lotsIn = ({ listings }: Pick<Tables, 'listings'>, { memberIds }: Listing): Listing[] =>
  memberIds.flatMap((id) => listings.get(id) ?? [])

/** The package that a lot is in, with all its lots. */
export function wholeOf(tables: Pick<Tables, 'listings'>, { packageId }: Listing): Whole | null {
  const listing = packageId === null ? undefined : tables.listings.get(packageId)
  return listing ? { listing, lots: lotsIn(tables, listing) } : null
}

/** A package has a reserve, and holders of a right, where one of its lots has. */
export function fullSheetOf(tables: Pick<Tables, 'listings'>, listing: Listing): FullSheet {
  const lots = lotsIn(tables, listing)
  const sheet = sheetOf(listing)
  const sheets = listing.isPackage ? lots.map(sheetOf) : [sheet]
  return {
    ...sheet,
    hasReserve: sheets.some(({ hasReserve }) => hasReserve),
    hasPriority: sheets.some(({ hasPriority }) => hasPriority),
    terms: termsOf(listing, lots, wholeOf(tables, listing)),
  }
}
