import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLot } from '#src/features/asset-detail/live.ts'
import type { MyRoom } from '#src/model/bidding/calls.ts'
import { roomSnapshot } from '#src/model/bidding/schema.ts'
import type { LotHead } from '#src/model/listing/detail.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { roomTopic } from '#src/model/push/topics.ts'
import { push } from '#src/shared/lib/push.ts'

/** A room of mine with its live price and state; a room of procurement is no lot and has no head. */
export type LiveMyRoom = MyRoom & { head: LotHead | null }

/** The price has changed since the response, so that the leader is not known. */
export const isBehind = ({ current, head }: LiveMyRoom): boolean =>
  Boolean(current && head?.biddingPrice) && compareMoney(current!, head!.biddingPrice!) !== 0

type Props = {
  room: MyRoom
  /** The state of the room, or its leader, has to be fetched again. */
  onChange: () => void
  children: (live: LiveMyRoom) => ReactNode
}

/** Calls `onChange` once for each state and each bid after those of the response. */
function useRoomChanges(room: LiveMyRoom, onChange: () => void): void {
  const { head } = room
  const revision = head && `${head.status} ${head.biddingCount}`
  const known = useRef(revision)
  const notify = useEffectEvent(() => {
    if (known.current !== null || isBehind(room)) onChange()
  })
  useEffect(() => {
    if (revision === null || revision === known.current) return
    notify()
    known.current = revision
  }, [revision])
}

function LiveLot({ room, onChange, children }: Props) {
  const live = { ...room, head: useLot(room.roomId).head }
  useRoomChanges(live, onChange)
  return children(live)
}

/** Whether the room was already another one when its topic was joined than in the response. */
function isNewer(snapshot: unknown, { phase, current }: MyRoom): boolean {
  const { data: seen } = roomSnapshot.safeParse(snapshot)
  return seen !== undefined && (seen.phase.name !== phase || (seen.current ?? null) !== (current ?? null))
}

/** A room of procurement is no lot: its own topic says when something happens in it. */
function LiveProcurement({ room, onChange, children }: Props) {
  const notify = useEffectEvent(onChange)
  const compare = useEffectEvent((snapshot: unknown) => {
    if (isNewer(snapshot, room)) onChange()
  })
  const { roomId } = room
  useEffect(() => push().subscribe(roomTopic(roomId), { onSnapshot: compare, onEvent: notify }), [roomId])
  return children({ ...room, head: null })
}

export const LiveRoom = (props: Props) => (props.room.origin ? <LiveProcurement {...props} /> : <LiveLot {...props} />)
