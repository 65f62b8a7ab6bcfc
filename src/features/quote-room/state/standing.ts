import type { PushStatus } from '#src/shared/lib/push.ts'
import { isLost } from './connection.ts'
import type { RoomView } from './room-view.ts'
import { isSealedNow } from './sealed.ts'
import { plainAmount } from '../price/show.ts'
import { standingLabels } from '../labels.ts'

const fixedPrice = 'first-come-first-served'

/**
 * How the own open quote stands, for every place that shows or says it; `least` is what suffices to lead again. `matchable`: it
 * may be had at the leader's own price, by right. `led`, `lagged`: how it stood before the line was cut; nobody here knows how it
 * stands now.
 */
export type OwnStanding = { kind: 'leading' | 'led' | 'lagged' } | { kind: 'outbid' | 'matchable'; least: string }

/** Whether quotes stand against each other here: not under seal, at a fixed price, after the end. */
const isOpenContest = (room: RoomView): boolean => !room.result && room.mode !== fixedPrice && !isSealedNow(room)

/** The leader's own price, where the person may have it by right. */
export const priceToMatch = ({ me, current }: Pick<RoomView, 'me' | 'current'>): string | null =>
  (me?.priority?.canMatch === true ? current : null) ?? null

/** Null where nothing has been said yet, or is to be said. */
export function ownStanding(room: RoomView, status: PushStatus): OwnStanding | null {
  const { me, minNext } = room
  if (!me?.bidNo || !isOpenContest(room)) return null
  if (me.leading) return { kind: isLost(status) ? 'led' : 'leading' }
  if (!me.ownBest || !minNext) return null
  if (isLost(status)) return { kind: 'lagged' }
  const match = priceToMatch(room)
  return match ? { kind: 'matchable', least: match } : { kind: 'outbid', least: minNext }
}

type Translate = (key: string, values?: Record<string, string>) => string

export function standingText(standing: OwnStanding, { rules }: Pick<RoomView, 'rules'>, t: Translate): string {
  if (!('least' in standing)) return t(standingLabels[standing.kind])
  return t(standingLabels[standing.kind], { amount: plainAmount(standing.least, rules) })
}
