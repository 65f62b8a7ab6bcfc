import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { branchList, navigationList } from '#src/api/endpoints/desk.ts'
import { isHeadOffice } from '#src/model/branch/rules.ts'
import { navigationQuery } from '#src/model/first-screen.ts'

/** The main menu, fetched once for each page load. */
export const menuOptions = queryOptions({
  queryKey: ['navigation'],
  queryFn: async ({ signal }) => (await call(navigationList, navigationQuery, { signal })).records,
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The head office, for its phone number; null where the list has none. */
export const headOfficeOptions = queryOptions({
  queryKey: ['head-office'],
  queryFn: async ({ signal }) =>
    (await call(branchList, { size: 100, current: 1 }, { signal })).records.find(isHeadOffice) ?? null,
  staleTime: Infinity,
  gcTime: Infinity,
})
