import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { roomSnapshot } from '#src/model/bidding/schema.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import { push } from '#src/shared/lib/push.ts'
import { afterEvent, afterSnapshot, type RoomView } from './room-view.ts'

const nothing = () => undefined

/** The public state of another room. */
export function useRoomPreview(roomId: string): RoomView | null {
  const [room, setRoom] = useState<RoomView | null>(null)
  useEffect(() => {
    return push().subscribe(roomTopic(roomId), {
      onSnapshot: (snapshot) => {
        const parsed = z.safeParse(roomSnapshot, snapshot)
        if (parsed.success) setRoom((known) => afterSnapshot(known, parsed.data, known?.revision))
      },
      onEvent: (event) => setRoom((known) => known && afterEvent(known, event)),
    })
  }, [roomId])
  // Keyed by revision: another unreadable event may arrive in the render that brings the answer to the first.
  const behind = room?.isBehind ? room.revision : null
  useEffect(() => {
    if (behind === null) return undefined
    // Another subscription makes the exchange send the whole room again.
    return push().subscribe(roomTopic(roomId), { onSnapshot: nothing, onEvent: nothing })
  }, [roomId, behind])
  return room?.roomId === roomId ? room : null
}
