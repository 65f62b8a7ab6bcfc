import { useEffect, useMemo, useRef } from 'react'
import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { reloadUser } from '#src/features/session/commands.ts'
import { preventIdleLock } from '#src/features/session/screen-lock/idle-lock-prevention.ts'
import { useSession } from '#src/features/session/store.ts'
import type { Place } from '../commands.ts'
import { evidenceIdOf, storeReceipt } from '../evidence.ts'
import { actionBlockerOf, bidBlockerOf } from '../bid/bid-blocker.ts'
import { type ShownBlocker, shownBlocker } from '../bid/shown-blocker.ts'
import { typeCodeOf } from '../price/type-code.ts'
import { isLost } from './connection.ts'
import { type Loss, lossOf } from '../frame/leave-warning.ts'
import type { RoomView } from './room-view.ts'
import { sound } from '../voice/sounds.ts'
import { type OwnStanding, ownStanding } from './standing.ts'
import { useOutbid } from './use-outbid.ts'
import type { RoomConnection } from './use-room.ts'
import type { Quoting } from '../quoting/quoting.ts'
import { type Quoter, useQuoting } from '../quoting/use-quoting.ts'
import { useSoleWindow } from './use-sole-window.ts'

const lastMinuteMs = 60_000

/** What every part of a room works with. `blocker` stands for a quote, `actionBlocker` for every action. */
export type Bidding = {
  room: RoomView
  head: RoomHead
  place: Place
  /** Kind of the asset, which names its prices; absent in a practice room. */
  typeCode: TypeCode
  /** Label of the right to the same price; a key of the interface. */
  right: string
  quoter: Quoter
  /** The connection was lost: the screen shows an earlier state. */
  isOffline: boolean
  /** Another window of the bidder quotes in this room. */
  isReadOnly: boolean
  standing: OwnStanding | null
  /** Whether being outbid is still news. */
  isOutbid: boolean
  blocker: ShownBlocker | null
  actionBlocker: ShownBlocker | null
  /** What leaving now would lose. */
  loss: Loss | null
  refetch: () => void
  /** The last fetch of the room failed; it is repeated. */
  hasFailed: boolean
}

/** One window for each account and asset: the rooms of a package share one pool. */
function windowName(userId: string | null, { practiceKey }: Place, { roomId, listing }: RoomHead): string | null {
  if (practiceKey !== undefined) return `room:${practiceKey}`
  return userId === null ? null : `room:${userId}:${listing?.assetsId ?? roomId}`
}

/** In the last minute the connection is retried faster, and a sound announces it where enabled. */
function useLastMinute({ phase, result, paused, me }: RoomView) {
  const left = (phase.end ?? Infinity) - useNow()
  const isUrgent = !result && !paused && phase.name !== 'NOT_STARTED' && left > 0 && left <= lastMinuteMs
  useEffect(() => {
    if (!isUrgent) return undefined
    push().setUrgent(true)
    return () => push().setUrgent(false)
  }, [isUrgent])
  const isMine = Boolean(me?.bidNo)
  useEffect(() => {
    if (isUrgent && isMine) sound('last-minute')
  }, [isUrgent, isMine])
}

/** The session may have ended with a connection that the exchange closed: reloading the user reveals that. */
function useSessionCheck(status: PushStatus) {
  useEffect(() => {
    if (status === 'stopped') void reloadUser()
  }, [status])
}

/** Connections that the exchange has closed for good. */
const ended: ReadonlySet<PushStatus> = new Set(['stopped', 'refused'])

/** A live room counts as activity: its viewer is not locked out, in any tab. */
function useHeldOpen({ result }: RoomView, { isPractice }: RoomHead, status: PushStatus) {
  const isLive = !result && !isPractice && !ended.has(status)
  useEffect(() => (isLive ? preventIdleLock() : undefined), [isLive])
}

function useOwnSounds({ me, result }: RoomView, isOutbid: boolean) {
  const hasWon = Boolean(result?.bidNo) && result?.bidNo === me?.bidNo
  useEffect(() => {
    if (isOutbid) sound('outbid')
  }, [isOutbid])
  const isOpen = useRef(!result)
  useEffect(() => {
    if (hasWon && isOpen.current) sound('won')
    isOpen.current = !result
  }, [hasWon, result])
}

/** Stores the receipt of an accepted quote; practice quotes have none. */
function useReceipt({ practiceKey }: Place, room: RoomView, quoting: Quoting) {
  const roomId = evidenceIdOf(room.roomId, room.rules)
  useEffect(() => {
    if (quoting.step !== 'accepted' || practiceKey !== undefined) return
    const { seq, link, serverTime } = quoting.reply
    if (link) storeReceipt({ roomId, seq, link, amount: quoting.intent.amount, time: serverTime })
  }, [roomId, practiceKey, quoting])
}

/** The bidder's state in one room: quote, blockers, standing and leave warning. */
export function useBidding(place: Place, head: RoomHead, connection: RoomConnection & { room: RoomView }): Bidding {
  const { room, status, refetch } = connection
  const hasFailed = connection.trouble !== null
  const userId = useSession((session) => session.baseUserId)
  const typeCode = typeCodeOf(head, room.rules)
  const quoter = useQuoting({ place, room, typeCode, onOutcome: refetch })
  const isBidder = Boolean(room.me?.bidNo)
  const isOffline = isLost(status)
  const standing = ownStanding(room, status)
  const windowRole = useSoleWindow(isBidder ? windowName(userId, place, head) : null)
  const loss = lossOf({ room, head, quoting: quoter.quoting, windowRole, isOffline })
  useReceipt(place, room, quoter.quoting)
  useSessionCheck(status)
  useHeldOpen(room, head, status)
  useLastMinute(room)
  const isOutbid = useOutbid(standing, room.me, room.rules)
  useOwnSounds(room, isOutbid)
  const { quoting } = quoter
  const blockers = useMemo(() => {
    const context = { room, status, quoting, windowRole }
    const [blocker, actionBlocker] = [bidBlockerOf(context), actionBlockerOf(context)]
    return {
      blocker: blocker && shownBlocker(blocker, room),
      actionBlocker: actionBlocker && shownBlocker(actionBlocker, room),
    }
  }, [room, status, quoting, windowRole])
  const right = rightOf(typeCode)
  return {
    room,
    head,
    place,
    typeCode,
    right,
    quoter,
    refetch,
    hasFailed,
    loss,
    isOffline,
    isReadOnly: windowRole === 'second',
    standing,
    isOutbid,
    ...blockers,
  }
}
