import type { AssetQuery } from '#src/api/endpoints/assets.ts'
import type { Facets } from '#src/model/listing/search.ts'
import { hotCandidates } from '../exchange/seed/texts/synonyms.ts'
import type { Listing } from '../exchange/tables.ts'
import { documentOf, type Meter, type SearchDocument, type SearchedTables } from './search/document.ts'
import { createFacets, createMatcher } from './search/facets.ts'
import { wordsOf } from './search/filters.ts'
import { sorted } from './search/order.ts'
import { normalised } from '../normalised.ts'
import { isPublic } from './shapes/rows.ts'

const newMeter = (): Meter => ({ scanned: 0, indexed: 0, sorted: 0 })

/**
 * The public listings that match a query, in its order, and the count of each further choice. A package is also found by the
 * names of its members, which its page shows; members are not in the list themselves. One pass over all listings.
 */
export function searchAssets(
  tables: SearchedTables,
  query: AssetQuery,
  now: number,
  meter: Meter = newMeter(),
): { found: Listing[]; facets: Facets } {
  const failuresOf = createMatcher(query)
  const facets = createFacets()
  const found: SearchDocument[] = []
  for (const listing of tables.listings.values()) {
    if (!isPublic(listing, now)) continue
    meter.scanned += 1
    const document = documentOf(listing, tables, meter)
    const failed = failuresOf(document)
    if (failed === null) continue
    if (failed === 0) found.push(document)
    facets.count(failed, document)
  }
  meter.sorted += found.length
  return { found: sorted(found, query), facets: facets.all() }
}

/** The public listings whose own name or number contains every typed word, the first of the list first. */
export function suggestedAssets(tables: SearchedTables, typed: string, now: number): Listing[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const meter = newMeter()
  const found = [...tables.listings.values()].filter((listing) => {
    if (!isPublic(listing, now)) return false
    const text = normalised(`${listing.assetsName} ${listing.no}`)
    return words.every((word) => text.includes(word))
  })
  return sorted(
    found.map((listing) => documentOf(listing, tables, meter)),
    {},
  )
}

/** The editor's hot words that find anything, in the editor's order, with the number of results. */
export function hotWordsOf(tables: SearchedTables, now: number): { word: string; count: number }[] {
  const meter = newMeter()
  const found = hotCandidates.map((word) => ({ word, count: 0 }))
  for (const listing of tables.listings.values()) {
    if (!isPublic(listing, now)) continue
    const text = documentOf(listing, tables, meter).text()
    for (const hot of found) if (text.includes(hot.word)) hot.count += 1
  }
  return found.filter(({ count }) => count > 0)
}
