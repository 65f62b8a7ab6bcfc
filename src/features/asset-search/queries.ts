import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { type AssetQuery, assetsByIds, assetsPage, assetSuggestions, categoryTree } from '#src/api/endpoints/assets.ts'
import { isAbsent } from '#src/api/errors.ts'
import { listedAssets } from '#src/features/listing/listed.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { Facets } from '#src/model/listing/search.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { listedPage } from './listed.ts'
import { priceBelow, withoutImpliedUnit } from './prices.ts'
import type { Filters } from './state.ts'

/** The request to the exchange. */
export function requestOf(filters: Filters): AssetQuery {
  const { page, size, order, view: _, ...rest } = withoutImpliedUnit(filters)
  const fields = { ...rest, priceTo: priceBelow(filters) }
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(order === 'default' ? {} : { order }),
    current: page,
    size,
  }
}

/** `isListed`: the exchange has no search; the rows come from its lists, without numbers beside the choices. */
type Found = { rows: ListingRow[]; total: number; facets?: Facets; isListed: boolean }

/** One page of the list. Each request has its own key, so that a late response never replaces a newer one. */
export const assetsQuery = (filters: Filters) => {
  const request = requestOf(filters)
  return queryOptions({
    queryKey: ['asset-search', 'page', request],
    queryFn: async ({ signal, client }): Promise<Found> => {
      try {
        const { records, total, facets } = await call(assetsPage, request, { signal })
        return { rows: withDeadlines(records, serverNow()), total, facets, isListed: false }
      } catch (error) {
        if (!isAbsent(error)) throw error
        return { ...listedPage(await client.fetchQuery(listedAssets), filters), isListed: true }
      }
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** Assets to offer for a typed text; none for an exchange that does not suggest any. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['asset-search', 'suggestions', q],
    queryFn: ({ signal }) => call(assetSuggestions, { q }, { signal }),
    enabled: q !== '',
    staleTime: 30_000,
    retry: false,
  })

/** Categories hardly change: fetched once for each page load, like the lists of `features/dictionary`. */
export const categoriesQuery = queryOptions({
  queryKey: ['asset-search', 'categories'],
  queryFn: ({ signal }) => call(categoryTree, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The compared assets, in the order of choice. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['asset-search', 'compared', ids],
    queryFn: async ({ signal }) => {
      const found = await call(assetsByIds, { ids: [...ids] }, { signal })
      return ids.flatMap((id) => found.find(({ assetsId }) => assetsId === id) ?? [])
    },
    staleTime: 30_000,
    // Removing one leaves the others on the screen.
    placeholderData: (shown) => shown?.filter(({ assetsId }) => ids.includes(assetsId)),
  })
