import { call } from '#src/api/client.ts'
import { hotWords } from '#src/api/endpoints/search.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import type { HotCounts } from './labels.ts'

/** The number of results of each popular search, cached for all headers. */
const fetchHotWords = () =>
  queryClient.fetchQuery({
    queryKey: ['search', 'hot-words'],
    queryFn: ({ signal }) => call(hotWords, {}, { signal }),
    staleTime: 300_000,
  })

export const countsNow = async (): Promise<HotCounts> =>
  Object.fromEntries((await fetchHotWords()).map(({ word, count }) => [word, count]))
