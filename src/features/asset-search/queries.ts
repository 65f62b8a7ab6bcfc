import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { assetsByIds, assetsPage, categoryTree } from '#src/api/endpoints/assets.ts'
import { industryList, regionList } from '#src/api/endpoints/system.ts'
import { isAbsent } from '#src/api/errors.ts'
import { listedAssets } from '#src/features/listing/listed.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { Facets } from '#src/model/listing/detail.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { type Filters, questionOf } from './filters.ts'
import { listedPage } from './listed.ts'

/** `isListed`: the exchange has no search; the rows are those of its lists, without numbers beside the choices. */
type Found = { rows: ListingRow[]; total: number; facets?: Facets; isListed: boolean }

/** One page of the list. Each question has a name of its own, so that an older answer never takes the place of a newer one. */
export const assetsQuery = (filters: Filters) => {
  const question = questionOf(filters)
  return queryOptions({
    queryKey: ['asset-search', 'page', question],
    queryFn: async ({ signal, client }): Promise<Found> => {
      try {
        const { records, total, facets } = await call(assetsPage, question, { signal })
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

/** What the filters are made of hardly changes: asked for once in the life of the page. */
const once = { staleTime: Infinity, gcTime: Infinity }

export const categoriesQuery = queryOptions({
  queryKey: ['asset-search', 'categories'],
  queryFn: ({ signal }) => call(categoryTree, {}, { signal }),
  ...once,
})

/** The divisions below one; provinces below the empty code. */
export const regionsQuery = (parent: string) =>
  queryOptions({
    queryKey: ['asset-search', 'regions', parent],
    queryFn: ({ signal }) => call(regionList, parent ? { pbh: parent } : {}, { signal }),
    ...once,
  })

export const industriesQuery = queryOptions({
  queryKey: ['asset-search', 'industries'],
  queryFn: ({ signal }) => call(industryList, {}, { signal }),
  ...once,
})

/** Assets side by side, in the order in which they were chosen. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['asset-search', 'compared', ids],
    queryFn: async ({ signal }) => {
      const found = await call(assetsByIds, { ids: [...ids] }, { signal })
      return ids.flatMap((id) => found.find(({ assetsId }) => assetsId === id) ?? [])
    },
    staleTime: 30_000,
    // One taken away leaves the others where they are.
    placeholderData: (shown) => shown?.filter(({ assetsId }) => ids.includes(assetsId)),
  })
