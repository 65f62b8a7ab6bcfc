import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { member, realName, verificationAgreement } from '#src/api/endpoints/kyc.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** Kyc state of the user: verified, in review, refused. Invalidated by an event of the exchange. */
export const identityQuery = queryOptions({
  queryKey: [userScope, 'person', 'identity'],
  queryFn: ({ signal }) => call(realName, {}, { signal }),
})

export const memberQuery = queryOptions({
  queryKey: [userScope, 'person', 'member'],
  queryFn: ({ signal }) => call(member, {}, { signal }),
})

/** The agreement to accept before a claim is submitted. */
export const agreementQuery = queryOptions({
  queryKey: ['person', 'agreement'],
  queryFn: ({ signal }) => call(verificationAgreement, {}, { signal }),
})
