import { type AssetSheet, sheetOf } from './sheet.ts'
import { termsOf } from '../texts/detail/terms.ts'
import type { Listing, Tables } from '../../tables.ts'
import { lotsIn, wholeOf } from '../../listings/package.ts'

/** Everything on the page of an asset that is not its place in time. */
export type FullSheet = AssetSheet & { terms: string[] }

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
