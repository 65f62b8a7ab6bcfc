import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { member, realName, verificationAgreement } from '#src/api/endpoints/kyc.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** Who the user is to the exchange: verified, being checked, refused. Out of date as soon as the exchange says so. */
export const identityQuery = queryOptions({
  queryKey: [userScope, 'person', 'identity'],
  queryFn: ({ signal }) => call(realName, {}, { signal }),
})

export const memberQuery = queryOptions({
  queryKey: [userScope, 'person', 'member'],
  queryFn: ({ signal }) => call(member, {}, { signal }),
})

/** What has to be read and accepted before a claim is sent. */
export const agreementQuery = queryOptions({
  queryKey: ['person', 'agreement'],
  queryFn: ({ signal }) => call(verificationAgreement, {}, { signal }),
})
