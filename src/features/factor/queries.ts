import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { factorList, newFactorChallenge } from '#src/api/endpoints/factor.ts'
import { userScope } from '#src/features/session/user-data.ts'

export const factorsQuery = queryOptions({
  queryKey: [userScope, 'person', 'factors'],
  queryFn: ({ signal }) => call(factorList, {}, { signal }),
})

/** How the person can confirm now. Never cached: the answer depends on the device and on codes that are used up. */
export const challengeQuery = queryOptions({
  queryKey: [userScope, 'factor-challenge'],
  queryFn: ({ signal }) => call(newFactorChallenge, {}, { signal }),
  staleTime: Infinity,
  gcTime: 0,
})
