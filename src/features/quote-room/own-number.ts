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

const openRoomsQuery = queryOptions({
  queryKey: [userScope, 'rooms', 'open'],
  queryFn: async ({ signal }) => (await import('./queries.ts')).openRooms(signal),
})

const none: readonly MyRoom[] = []

/** The person's rooms that are not over. */
function useOpenRooms(): readonly MyRoom[] {
  const isSignedIn = useSignedIn()
  return useQuery({ ...openRoomsQuery, enabled: isSignedIn }).data ?? none
}

/** The person's running rooms in which they hold the right to the same price. */
export const useHeldRights = (): readonly MyRoom[] => useOpenRooms().filter(({ isHolder }) => isHolder === true)

/** The rooms of procurement projects in which the person has a seat, running or still to open. */
export const useSupplierRooms = (): readonly MyRoom[] => useOpenRooms().filter(({ origin }) => origin != null)
