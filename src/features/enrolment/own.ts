import { queryOptions } from '@tanstack/react-query'
import { userScope } from '#src/features/session/user-data.ts'

/** The person's newest enrolment for an asset, or null. The code is loaded only for signed-in visitors. */
export const ownEnrolmentQuery = (asset: { assetsId: string; no: string }) =>
  queryOptions({
    queryKey: [userScope, 'enrolments', 'of-asset', asset.assetsId],
    queryFn: async ({ signal }) => (await import('./own-enrolment.ts')).ownEnrolment(asset, signal),
  })
