import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { branchList } from '#src/api/endpoints/branch.ts'
import { isHeadOffice } from '#src/model/branch/rules.ts'

/** The head office, for its phone number; null where the list has none. */
export const headOfficeOptions = queryOptions({
  queryKey: ['head-office'],
  queryFn: async ({ signal }) =>
    (await call(branchList, { size: 100, current: 1 }, { signal })).records.find(isHeadOffice) ?? null,
  staleTime: Infinity,
  gcTime: Infinity,
})
