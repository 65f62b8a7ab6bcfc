import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { isLost } from './connection.ts'
import type { RoomView } from './room-view.ts'
import { isSealedNow } from './sealed.ts'
import { roomAmount } from '../price/show.ts'
import { standingLabels } from '../labels.ts'

/**
 * Standing of the own open quote; `least` is the amount that suffices to lead again. `matchable`: that
 * is the leader's own price, by the right to match it. `led`, `lagged`: the standing before the connection was lost; the present one
 * is unknown.
 */
export type OwnStanding = { kind: 'leading' | 'led' | 'lagged' } | { kind: 'outbid' | 'matchable'; least: string }

/** Whether open quotes compete: not in sealed phases, at a fixed price or after the end. */
const isOpenContest = (room: RoomView): boolean => !room.result && !hasFixedPrice(room.mode) && !isSealedNow(room)

/** The leader's own price, where the bidder may match it. */
export const priceToMatch = ({ me, current }: Pick<RoomView, 'me' | 'current'>): string | null =>
  (me?.priority?.canMatch === true ? current : null) ?? null

/** Null before the first own quote and where there is no standing. */
export function ownStanding(room: RoomView, status: PushStatus): OwnStanding | null {
  const { me } = room
  const next = directionOf(room.rules).nextOf(room)
  if (!me?.bidNo || !isOpenContest(room)) return null
  if (me.leading) return { kind: isLost(status) ? 'led' : 'leading' }
  if (!me.ownBest || !next) return null
  if (isLost(status)) return { kind: 'lagged' }
  const match = priceToMatch(room)
  return match ? { kind: 'matchable', least: match } : { kind: 'outbid', least: next }
}

type Translate = (key: string, values?: Record<string, string>) => string

export function standingText(standing: OwnStanding, { rules }: Pick<RoomView, 'rules'>, t: Translate): string {
  if (!('least' in standing)) return t(standingLabels[standing.kind])
  return t(standingLabels[standing.kind], { amount: roomAmount(standing.least, rules) })
}
