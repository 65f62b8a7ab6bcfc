import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { isNotFound } from '#src/api/errors.ts'
import type { RoomEventType } from '#src/model/bidding/events.ts'
import { roomSnapshot, type RoomSnapshot } from '#src/model/bidding/schema.ts'
import { changedEvent } from '#src/model/message/schema.ts'
import { roomTopic, userTopic } from '#src/model/push/topics.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { useSession } from '#src/features/session/store.ts'
import { keepResult, keepTold } from '../evidence.ts'
import { isReliable } from './connection.ts'
import { askForRoom } from '../queries.ts'
import { afterEvent, afterSnapshot, invalidated, isOutdated, type RoomView, type Told } from './room-view.ts'

/** So long after an answer, or after what made it old, the next question is put, ms. */
const askPauseMs = 150
/** And after an answer that did not come. */
const retryMs = 2_000

/** `gone`: there is no such room. */
export type RoomLine = {
  room: RoomView | null
  /** That of the room's topic; `stale` as well while the page is behind it. */
  status: PushStatus
  trouble: 'gone' | 'unreachable' | null
  /** The person has asked again for a room that did not come, and has no answer yet; it is also asked for without that. */
  isUrged: boolean
  urge: () => void
  /** Something was done here whose consequences no event tells. */
  askAgain: () => void
}

/** What leading another lot of the package binds or frees is no longer, or again, free here. */
const poolMoved: RoomEventType = 'DEPOSIT_LOCK'

/** Whether one qualifies, and how much is in one's pool, is decided outside of the room. */
const standingMatters: ReadonlySet<string> = new Set(['enrolments', 'deposits'])
const isStanding = (data: unknown): boolean => {
  const news = z.safeParse(changedEvent, data)
  return news.success && standingMatters.has(news.data.matter)
}

/** Whether a snapshot was made for nobody in particular. */
const isForGuests = (snapshot: unknown): boolean => !(snapshot as Partial<RoomSnapshot> | null)?.me

const tried: ReadonlySet<PushStatus> = new Set(['stale', 'waiting', 'down'])

/** A line that was lost is lost while it is dialled anew, whichever time. */
const statusAfter = (before: PushStatus, told: PushStatus): PushStatus =>
  told === 'connecting' && tried.has(before) ? 'waiting' : told

const privateNews = z.object({ roomId: z.string(), type: z.string(), data: z.unknown() })

/** What of the room is asked for by HTTP: at first where the socket is slow, and whatever is for the bidder's eyes alone. */
function useAsking(
  roomId: string,
  practiceKey: string | undefined,
  room: RoomView | null,
  take: (asked: unknown, settled: number) => void,
) {
  const [trouble, setTrouble] = useState<RoomLine['trouble']>(null)
  const [turn, setTurn] = useState({ hasFailed: false, isUrged: false })
  const isFirst = room === null
  const isWanted = (isFirst || isOutdated(room)) && trouble !== 'gone'
  // An invalidation during a fetch does not cancel it; a second fetch follows.
  const revision = useEffectEvent(() => room?.revision ?? 0)
  useEffect(() => {
    if (!isWanted) return undefined
    const over = new AbortController()
    const ask = async () => {
      let failure: RoomLine['trouble'] = null
      const settled = revision()
      try {
        const snapshot = await askForRoom(roomId, practiceKey, over.signal)
        if (!over.signal.aborted) take(snapshot, settled)
      } catch (error) {
        failure = isNotFound(error) ? 'gone' : 'unreachable'
      }
      if (over.signal.aborted) return
      setTrouble(failure)
      setTurn({ hasFailed: failure !== null, isUrged: false })
    }
    const pause = isFirst ? 0 : askPauseMs
    const timer = setTimeout(() => void ask(), turn.hasFailed ? retryMs : pause)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [isWanted, roomId, practiceKey, isFirst, take, turn])
  const [urge] = useState(() => () => setTurn({ hasFailed: false, isUrged: true }))
  return { trouble, isUrged: turn.isUrged, urge }
}

/** Hands on together what comes within one picture; a page that nobody sees draws none and is told at once. */
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
  const tell = (one: T) => {
    waiting.push(one)
    if (document.visibilityState === 'hidden') flush()
    else frame ??= requestAnimationFrame(flush)
  }
  return { tell, flush }
}

/** A room as it happens: snapshot, events, and the bidder's own news; everything in order and nothing twice. */
export function useRoom(roomId: string, practiceKey?: string): RoomLine {
  const [known, setRoom] = useState<RoomView | null>(null)
  const room = known?.roomId === roomId ? known : null
  const [status, setStatus] = useState<PushStatus>(() => push().status())
  const userId = useSession((session) => session.baseUserId)
  const [events] = useState(() =>
    batchPerFrame<Told>((all) => setRoom((before) => before && all.reduce(afterEvent, before))),
  )
  const [take] = useState(() => (asked: unknown, settled = 0) => {
    events.flush()
    const parsed = z.safeParse(roomSnapshot, asked)
    if (!parsed.success) return
    if (practiceKey === undefined) keepResult(parsed.data)
    setRoom((before) => afterSnapshot(before, parsed.data, settled))
  })
  const [takeFirst] = useState(() => (told: unknown) => {
    const parsed = z.safeParse(roomSnapshot, told)
    if (parsed.success) setRoom((before) => before ?? afterSnapshot(null, parsed.data))
  })
  const [askAgain] = useState(() => () => setRoom((before) => before && invalidated(before)))

  useEffect(() => {
    return push().subscribe(roomTopic(roomId), {
      onSnapshot: (snapshot) => {
        // The socket does not carry the key of a guest of a practice room, and may have been opened without a ticket.
        const isForOthers = practiceKey !== undefined || (userId !== null && isForGuests(snapshot))
        if (!isForOthers) return take(snapshot)
        if (practiceKey === undefined) takeFirst(snapshot)
        askAgain()
      },
      onEvent: (told) => {
        if (practiceKey === undefined) keepTold(roomId, told)
        events.tell(told)
      },
      onStatus: (told) => setStatus((before) => statusAfter(before, told)),
    })
  }, [roomId, practiceKey, userId, events, take, takeFirst, askAgain])

  useEffect(() => {
    if (userId === null) return undefined
    return push().subscribe(userTopic(userId), {
      // What was told between the room's snapshot and this one was told to nobody here.
      onSnapshot: askAgain,
      onEvent: ({ type, data }) => {
        if (type === 'changed' && isStanding(data)) askAgain()
        const news = type === 'room' ? z.safeParse(privateNews, data) : null
        if (!news?.success) return
        if (news.data.roomId === roomId) events.tell({ type: news.data.type, data: news.data.data })
        else if (news.data.type === poolMoved) setRoom((before) => (before?.me?.free ? invalidated(before) : before))
      },
    })
  }, [roomId, userId, events, askAgain])

  const asking = useAsking(roomId, practiceKey, room, take)
  const isBehind = room?.isBehind === true && isReliable(status)
  return { room, status: isBehind ? 'stale' : status, ...asking, askAgain }
}
