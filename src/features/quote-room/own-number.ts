import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { useSignedIn } from '../session/store.ts'

/** Loaded only for signed-in readers: most readers of a record are not. */
const ownNumberQuery = (assetsId: string) =>
  queryOptions({
    queryKey: [userScope, 'rooms', 'number', assetsId],
    queryFn: async ({ signal }) => (await import('./queries.ts')).ownNumberFor(assetsId, signal),
  })

/** The person's bidder number for an asset, a package or one of its lots; null for none. */
export function useOwnNumber(assetsId: string): string | null {
  const isSignedIn = useSignedIn()
  return useQuery({ ...ownNumberQuery(assetsId), enabled: isSignedIn }).data ?? null
}

const heldRightsQuery = queryOptions({
  queryKey: [userScope, 'rooms', 'rights'],
  queryFn: async ({ signal }) => (await import('./queries.ts')).heldRights(signal),
})

const none: readonly MyRoom[] = []

/** The person's running rooms in which they hold the right to the same price. */
export function useHeldRights(): readonly MyRoom[] {
  const isSignedIn = useSignedIn()
  return useQuery({ ...heldRightsQuery, enabled: isSignedIn }).data ?? none
}
