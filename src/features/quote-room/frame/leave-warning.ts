import type { RoomHead } from '#src/model/bidding/calls.ts'
import { isUnsettled, type Quoting } from '../quoting/quoting.ts'
import type { RoomView } from '../state/room-view.ts'
import type { WindowRole } from '../state/use-sole-window.ts'
import { lossLabels } from '../labels.ts'

export type Loss = keyof typeof lossLabels

type Standing = {
  room: RoomView
  head: Pick<RoomHead, 'isPractice'>
  quoting: Quoting
  windowRole: WindowRole
  isOffline: boolean
}

/** What leaving the room now would lose (domain 6.6); null for watchers, after the end, and where nothing is at stake. */
export function lossOf({ room: { me, phase, result }, head, quoting, windowRole, isOffline }: Standing): Loss | null {
  if (isUnsettled(quoting)) return 'unsettled'
  const isAtStake = me?.leading === true && !result && !head.isPractice && windowRole !== 'second'
  if (!isAtStake) return null
  if (phase.name === 'HOLD') return 'holding'
  return isOffline ? 'led' : 'leading'
}
