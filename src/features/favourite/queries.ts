import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { favouriteIds } from '#src/api/endpoints/collect.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** The ids of all favourites of whoever is signed in; a list of them marks its rows by it. */
export const favouritesQuery = queryOptions({
  queryKey: [userScope, 'favourites', 'ids'],
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> => new Set(await call(favouriteIds, {}, { signal })),
  staleTime: 300_000,
})
