import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { dictionary, industryList, regionList } from '#src/api/endpoints/system.ts'

/** These lists hardly change: one fetch in the life of the page. */
const once = { staleTime: Infinity, gcTime: Infinity }

export const dictionaryQuery = (code: string) =>
  queryOptions({
    queryKey: ['dictionary', 'entries', code],
    queryFn: ({ signal }) => call(dictionary, { code }, { signal }),
    ...once,
  })

/** The parts of a division; the provinces for an empty code. */
export const regionsQuery = (parent: string) =>
  queryOptions({
    queryKey: ['dictionary', 'regions', parent],
    queryFn: ({ signal }) => call(regionList, parent ? { pbh: parent } : {}, { signal }),
    ...once,
  })

export const industriesQuery = queryOptions({
  queryKey: ['dictionary', 'industries'],
  queryFn: ({ signal }) => call(industryList, {}, { signal }),
  ...once,
})
