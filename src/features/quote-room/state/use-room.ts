import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { isNotFound } from '#src/api/errors.ts'
import type { RoomEventType } from '#src/model/bidding/events.ts'
import { roomSnapshot, type RoomSnapshot } from '#src/model/bidding/schema.ts'
import { changedEvent } from '#src/model/message/schema.ts'
import { roomTopic, userTopic } from '#src/model/push/topics.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { useSession } from '#src/features/session/store.ts'
import { evidenceIdOf, storeResult, storeEventEvidence } from '../evidence.ts'
import { isReliable } from './connection.ts'
import { fetchRoom } from '../queries.ts'
import { afterEvent, afterSnapshot, invalidated, isOutdated, type RoomView, type TopicEvent } from './room-view.ts'

/** Pause before a fetch that follows an answer or an invalidation, ms. */
const fetchPauseMs = 150
/** Pause after a failed fetch. */
const retryMs = 2_000

/** `gone`: there is no such room. */
export type RoomConnection = {
  room: RoomView | null
  /** Status of the room's topic; also `stale` while an event could not be read. */
  status: PushStatus
  trouble: 'gone' | 'unreachable' | null
  /** A retry by the person is running; failed fetches are also repeated without one. */
  isRetrying: boolean
  retry: () => void
  /** Fetches the room after an action whose consequences no event carries. */
  refetch: () => void
}

/** Leading another lot of the package changes what is free in the pool here. */
const poolMoved: RoomEventType = 'DEPOSIT_LOCK'

/** Qualification and pool change outside of the room. */
const eligibilityMatters: ReadonlySet<string> = new Set(['enrolments', 'deposits'])
const affectsEligibility = (data: unknown): boolean => {
  const parsed = z.safeParse(changedEvent, data)
  return parsed.success && eligibilityMatters.has(parsed.data.matter)
}

/** Whether a snapshot is the public one, without private data. */
const isForGuests = (snapshot: unknown): boolean => !(snapshot as Partial<RoomSnapshot> | null)?.me

const lostStatuses: ReadonlySet<PushStatus> = new Set(['stale', 'waiting', 'down'])

/** A lost connection stays lost while it is being made again. */
const statusAfter = (before: PushStatus, next: PushStatus): PushStatus =>
  next === 'connecting' && lostStatuses.has(before) ? 'waiting' : next

const privateEvent = z.object({ roomId: z.string(), type: z.string(), data: z.unknown() })

/** Fetches the room by HTTP: at first, since the socket may be slow, and after each invalidation for private data. */
function useRoomFetch(
  roomId: string,
  practiceKey: string | undefined,
  room: RoomView | null,
  apply: (snapshot: unknown, settled: number) => void,
) {
  const [trouble, setTrouble] = useState<RoomConnection['trouble']>(null)
  const [turn, setTurn] = useState({ hasFailed: false, isRetrying: false })
  const isFirst = room === null
  const isNeeded = (isFirst || isOutdated(room)) && trouble !== 'gone'
  // An invalidation during a fetch does not cancel it; a second fetch follows.
  const revision = useEffectEvent(() => room?.revision ?? 0)
  useEffect(() => {
    if (!isNeeded) return undefined
    const over = new AbortController()
    const fetchNow = async () => {
      let failure: RoomConnection['trouble'] = null
      const settled = revision()
      try {
        const snapshot = await fetchRoom(roomId, practiceKey, over.signal)
        if (!over.signal.aborted) apply(snapshot, settled)
      } catch (error) {
        failure = isNotFound(error) ? 'gone' : 'unreachable'
      }
      if (over.signal.aborted) return
      setTrouble(failure)
      setTurn({ hasFailed: failure !== null, isRetrying: false })
    }
    const pause = isFirst ? 0 : fetchPauseMs
    const timer = setTimeout(() => void fetchNow(), turn.hasFailed ? retryMs : pause)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [isNeeded, roomId, practiceKey, isFirst, apply, turn])
  const [retry] = useState(() => () => setTurn({ hasFailed: false, isRetrying: true }))
  return { trouble, isRetrying: turn.isRetrying, retry }
}

/** Delivers all items of one animation frame together; a hidden page has no frames and gets them at once. */
function batchPerFrame<T>(hand: (all: readonly T[]) => void) {
  let waiting: T[] = []
  let frame: number | null = null
  const flush = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    if (waiting.length === 0) return
    const all = waiting
    waiting = []
    hand(all)
  }
  const add = (one: T) => {
    waiting.push(one)
    if (document.visibilityState === 'hidden') flush()
    else frame ??= requestAnimationFrame(flush)
  }
  return { add, flush }
}

/** Where the evidence of a room is stored; remembered for its events, which do not name the cycle of the notice. */
function evidenceIdIn(ids: Map<string, string>, { roomId, rules }: RoomSnapshot): string {
  const id = evidenceIdOf(roomId, rules)
  ids.set(roomId, id)
  return id
}

/** A live room: snapshots, events of its topic and the bidder's own events, each applied once and in order. */
export function useRoom(roomId: string, practiceKey?: string): RoomConnection {
  const [known, setRoom] = useState<RoomView | null>(null)
  const room = known?.roomId === roomId ? known : null
  const [status, setStatus] = useState<PushStatus>(() => push().status())
  const userId = useSession((session) => session.baseUserId)
  const [events] = useState(() =>
    batchPerFrame<TopicEvent>((all) => setRoom((before) => before && all.reduce(afterEvent, before))),
  )
  const [evidenceIds] = useState(() => new Map<string, string>())
  const [apply] = useState(() => (snapshot: unknown, settled = 0) => {
    events.flush()
    const parsed = z.safeParse(roomSnapshot, snapshot)
    if (!parsed.success) return
    if (practiceKey === undefined) storeResult({ ...parsed.data, roomId: evidenceIdIn(evidenceIds, parsed.data) })
    setRoom((before) => afterSnapshot(before, parsed.data, settled))
  })
  const [applyFirst] = useState(() => (snapshot: unknown) => {
    const parsed = z.safeParse(roomSnapshot, snapshot)
    if (!parsed.success) return
    evidenceIdIn(evidenceIds, parsed.data)
    setRoom((before) => before ?? afterSnapshot(null, parsed.data))
  })
  const [refetch] = useState(() => () => setRoom((before) => before && invalidated(before)))

  useEffect(() => {
    return push().subscribe(roomTopic(roomId), {
      onSnapshot: (snapshot) => {
        // The socket does not carry the key of a guest of a practice room, and may have been opened without a ticket.
        const isForOthers = practiceKey !== undefined || (userId !== null && isForGuests(snapshot))
        if (!isForOthers) return apply(snapshot)
        if (practiceKey === undefined) applyFirst(snapshot)
        refetch()
      },
      onEvent: (event) => {
        if (practiceKey === undefined) storeEventEvidence(evidenceIds.get(roomId) ?? roomId, event)
        events.add(event)
      },
      onStatus: (next) => setStatus((before) => statusAfter(before, next)),
    })
  }, [roomId, practiceKey, userId, events, evidenceIds, apply, applyFirst, refetch])

  useEffect(() => {
    if (userId === null) return undefined
    return push().subscribe(userTopic(userId), {
      // Private events between the room's snapshot and this one have been missed.
      onSnapshot: refetch,
      onEvent: ({ type, data }) => {
        if (type === 'changed' && affectsEligibility(data)) refetch()
        const parsed = type === 'room' ? z.safeParse(privateEvent, data) : null
        if (!parsed?.success) return
        if (parsed.data.roomId === roomId) events.add({ type: parsed.data.type, data: parsed.data.data })
        else if (parsed.data.type === poolMoved) setRoom((before) => (before?.me?.free ? invalidated(before) : before))
      },
    })
  }, [roomId, userId, events, refetch])

  const fetching = useRoomFetch(roomId, practiceKey, room, apply)
  const isBehind = room?.isBehind === true && isReliable(status)
  return { room, status: isBehind ? 'stale' : status, ...fetching, refetch }
}
