import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { scanSealFace, sealApplicantOf, sealList } from '#src/api/endpoints/seal.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** The user's seals; an event of the exchange about contracts invalidates them. */
export const sealsQuery = queryOptions({
  queryKey: [userScope, 'contracts', 'seals'],
  queryFn: ({ signal }) => call(sealList, {}, { signal }),
})

/** The verified names that seals show. */
export const applicantQuery = queryOptions({
  queryKey: [userScope, 'person', 'seal-applicant'],
  queryFn: ({ signal }) => call(sealApplicantOf, {}, { signal }),
})

/** A face check on the phone that has its token: reading it tells the waiting page that the code was scanned. */
export const phoneFaceQuery = (token: string) =>
  queryOptions({
    queryKey: ['seal-face', token],
    queryFn: ({ signal }) => call(scanSealFace, { token }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
