import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { newsPage } from '#src/api/endpoints/news.ts'
import { helpPlate } from '../help.ts'

const size = 100

/** Titles and plain texts of the whole help, which the search runs over. */
export const helpQuery = queryOptions({
  queryKey: ['help', 'all'],
  queryFn: async ({ signal }) => {
    const pageOf = (current: number) => call(newsPage, { plateCode: helpPlate.root, current, size }, { signal })
    const first = await pageOf(1)
    const others = Math.ceil(first.total / size) - 1
    const rest = await Promise.all(Array.from({ length: Math.max(0, others) }, (_, index) => pageOf(index + 2)))
    return [first, ...rest].flatMap(({ records }) => records)
  },
  staleTime: 600_000,
})
