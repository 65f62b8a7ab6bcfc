import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { accountMatters, devices, safety, securityEvents } from '#src/api/endpoints/account.ts'
import { userScope } from '#src/features/session/user-data.ts'

export const safetyQuery = queryOptions({
  queryKey: [userScope, 'person', 'safety'],
  queryFn: ({ signal }) => call(safety, {}, { signal }),
})

export const devicesQuery = queryOptions({
  queryKey: [userScope, 'person', 'devices'],
  queryFn: ({ signal }) => call(devices, {}, { signal }),
})

export const securityEventsQuery = queryOptions({
  queryKey: [userScope, 'person', 'security-events'],
  queryFn: ({ signal }) => call(securityEvents, {}, { signal }),
})

/** Never cached: the answer decides whether the account can be closed now. */
export const openMattersQuery = queryOptions({
  queryKey: [userScope, 'person', 'open-matters'],
  queryFn: ({ signal }) => call(accountMatters, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})
