import type { PushStatus } from '#src/shared/lib/push.ts'
import { isUnsettled, type Quoting } from './quoting.ts'
import type { RoomView } from '../state/room-view.ts'
import type { WindowStanding } from '../state/use-sole-window.ts'
import { lockLabels } from '../labels.ts'

/** Lines over which what is shown may be relied on; `polling` is slower and still complete. */
const reliable: ReadonlySet<PushStatus> = new Set(['live', 'polling'])

export const isReliable = (status: PushStatus): boolean => reliable.has(status)

/** Whether the line was there and is not: what is shown is of before. At first it is yet to come, and the room was asked for just now. */
export const isLost = (status: PushStatus): boolean =>
  !isReliable(status) && status !== 'connecting' && status !== 'idle'

/** `text` is a key of the interface; what the exchange said stands in its values and is shown as it is. */
export type Lock = { text: string; values?: Record<string, string> }

type Standing = {
  room: RoomView
  status: PushStatus
  quoting: Quoting
  /** Whether another window of the same account holds the room. */
  place: WindowStanding
}

const windowLocks: Partial<Record<WindowStanding, string>> = { second: lockLabels.second, asking: lockLabels.entering }

/** A line that nobody lays again is not said to come back. */
const lineLocks: Partial<Record<PushStatus, string>> = {
  connecting: lockLabels.connecting,
  stopped: lockLabels.stopped,
  refused: lockLabels.refused,
}

/** What is said of a line that carries nothing. */
export const lineLockOf = (status: PushStatus): Lock => ({ text: lineLocks[status] ?? lockLabels.line })

const pauseLock = (reason: string): Lock =>
  reason ? { text: lockLabels.pausedFor, values: { reason } } : { text: lockLabels.paused }

/** Why nothing can be done in the room at all, whatever it is. */
export function deedLockOf({ room, status, quoting, place }: Standing): Lock | null {
  if (room.result) return { text: room.result.text }
  if (isUnsettled(quoting)) return { text: lockLabels.unsettled }
  const windowLock = windowLocks[place]
  if (windowLock) return { text: windowLock }
  if (!isReliable(status)) return lineLockOf(status)
  if (room.paused) return pauseLock(room.paused.reason)
  return room.me ? null : { text: lockLabels.watching }
}

/** Why no quote can be sent now, in the order in which a person should know it; null when it can (a locked button says why). */
export function lockOf(standing: Standing): Lock | null {
  const { me } = standing.room
  const lock = deedLockOf(standing)
  if (lock || !me || me.canBid) return lock
  return { text: me.reasonText ?? lockLabels.closed }
}
