import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { contractDetail, contractList } from '#src/api/endpoints/contract.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** An event of the exchange about contracts invalidates all of them. */
export const contractsQuery = queryOptions({
  queryKey: [userScope, 'contracts', 'list'],
  queryFn: ({ signal }) => call(contractList, {}, { signal }),
})

/** Refetched when the window gets the focus: the other party may have acted meanwhile. */
export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contracts', 'detail', id],
    queryFn: ({ signal }) => call(contractDetail, { id }, { signal }),
    refetchOnWindowFocus: 'always',
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
