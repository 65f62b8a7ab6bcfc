import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { useSignedIn } from '../session/store.ts'

/** What asks comes with the first who is signed in: a record is read by many who are not. */
const ownNumberQuery = (assetsId: string) =>
  queryOptions({
    queryKey: [userScope, 'rooms', 'number', assetsId],
    queryFn: async ({ signal }) => (await import('./queries.ts')).ownNumberFor(assetsId, signal),
  })

/** Under which number the person bids, or bid, for an asset, a package or a lot of one; null where he does not. */
export function useOwnNumber(assetsId: string): string | null {
  const isSignedIn = useSignedIn()
  return useQuery({ ...ownNumberQuery(assetsId), enabled: isSignedIn }).data ?? null
}

const heldRightsQuery = queryOptions({
  queryKey: [userScope, 'rooms', 'rights'],
  queryFn: async ({ signal }) => (await import('./queries.ts')).heldRights(signal),
})

const none: readonly MyRoom[] = []

/** The person's rooms that are not over and in which he holds the right to the same price. */
export function useHeldRights(): readonly MyRoom[] {
  const isSignedIn = useSignedIn()
  return useQuery({ ...heldRightsQuery, enabled: isSignedIn }).data ?? none
}
