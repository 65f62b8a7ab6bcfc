import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { enrolDetailOf } from '#src/api/endpoints/enroll.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { isNotFound, ApiError } from '#src/api/errors.ts'
import { myRooms, roomBids, roomHeadOf, roomRecordOf, roomSnapshotOf } from '#src/api/endpoints/bidding.ts'
import { userScope } from '#src/features/session/user-data.ts'

export const roomHeadQuery = (by: { roomId?: string; assetsId?: string }) =>
  queryOptions({
    queryKey: ['room', 'head', by],
    queryFn: ({ signal }) => call(roomHeadOf, by, { signal }),
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })

/** The whole room as this person sees it. Not cached: the room's own state takes over the newest snapshot. */
export const fetchRoom = (roomId: string, practiceKey: string | undefined, signal: AbortSignal) =>
  call(roomSnapshotOf, { roomId, ...(practiceKey ? { practiceKey } : {}) }, { signal })

const bidsSize = 100

/** Older bids, page by page, the newest first. */
export const roomBidsQuery = (roomId: string) =>
  infiniteQueryOptions({
    queryKey: ['room', 'bids', roomId],
    queryFn: ({ signal, pageParam }) => call(roomBids, { roomId, current: pageParam, size: bidsSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
  })

export const roomRecordQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['room', 'record', roomId],
    queryFn: ({ signal }) => call(roomRecordOf, { roomId }, { signal }),
    staleTime: Infinity,
  })

export const myRoomsQuery = queryOptions({
  queryKey: [userScope, 'rooms', 'all'],
  queryFn: ({ signal }) => call(myRooms, {}, { signal }),
})

export async function ownNumberFor(assetsId: string, signal: AbortSignal): Promise<string | null> {
  const rooms = await call(myRooms, {}, { signal })
  return rooms.find((room) => room.roomId === assetsId || room.assetsId === assetsId)?.bidNo ?? null
}

export async function openRooms(signal: AbortSignal): Promise<MyRoom[]> {
  const rooms = await call(myRooms, {}, { signal })
  return rooms.filter(({ result }) => !result)
}

/** The person's own enrolment for an asset; null where there is none. */
export const ownEnrolmentQuery = (assetsId: string) =>
  queryOptions({
    queryKey: [userScope, 'enrolments', 'room', assetsId],
    queryFn: async ({ signal }) => {
      try {
        return await call(enrolDetailOf, { assetsId }, { signal })
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
