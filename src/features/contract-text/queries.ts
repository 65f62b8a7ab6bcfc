import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { contractDetail } from '#src/api/endpoints/contract.ts'
import { contractText } from '#src/api/endpoints/contract-text.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'

const retry = (count: number, error: Error) => !(error instanceof ApiError) && count < 1

/** The contract that the text belongs to, with the values of its fields; an event about contracts invalidates it. */
export const textContractQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contracts', 'detail', id],
    queryFn: ({ signal }) => call(contractDetail, { id }, { signal }),
    refetchOnWindowFocus: 'always',
    retry,
  })

/** The text as it is opened for editing. What comes later arrives step by step, so it is not fetched again while it is open. */
export const contractTextQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contract-text', id],
    queryFn: ({ signal }) => call(contractText, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry,
  })

/** The text for reading: whatever changes the contract invalidates it. */
export const readTextQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'contracts', 'text', id],
    queryFn: ({ signal }) => call(contractText, { id }, { signal }),
    refetchOnWindowFocus: 'always',
    retry,
  })
