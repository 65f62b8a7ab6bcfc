import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { navigationList } from '#src/api/endpoints/desk.ts'
import { navigationQuery } from '#src/model/first-screen.ts'

/** The main menu, fetched once for each page load. */
export const menuOptions = queryOptions({
  queryKey: ['navigation'],
  queryFn: async ({ signal }) => (await call(navigationList, navigationQuery, { signal })).records,
  staleTime: Infinity,
  gcTime: Infinity,
})
