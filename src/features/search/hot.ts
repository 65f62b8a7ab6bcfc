import { call } from '#src/api/client.ts'
import { hotWords } from '#src/api/endpoints/search.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import type { HotCounts } from './labels.ts'

/** What a search for each hot word finds, asked for once in a while, however many headers there are. */
const told = () =>
  queryClient.fetchQuery({
    queryKey: ['search', 'hot-words'],
    queryFn: ({ signal }) => call(hotWords, {}, { signal }),
    staleTime: 300_000,
  })

export const countsNow = async (): Promise<HotCounts> =>
  Object.fromEntries((await told()).map(({ word, count }) => [word, count]))
