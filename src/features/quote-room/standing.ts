import type { PushStatus } from '#src/shared/lib/push.ts'
import { isLost } from './lock.ts'
import type { RoomView } from './room-view.ts'
import { isSealedNow } from './sealed.ts'
import { plainAmount } from './show.ts'
import { standingWords } from './words.ts'

const fixedPrice = 'first-come-first-served'

/**
 * How the own open quote stands, for every place that shows or says it. `led`, `lagged`: how it stood before the line was cut;
 * nobody here knows how it stands now.
 */
export type OwnStanding = { kind: 'leading' | 'led' | 'lagged' } | { kind: 'outbid'; least: string }

/** Whether quotes stand against each other here: not under seal, at a fixed price, after the end. */
const isOpenContest = (room: RoomView): boolean => !room.result && room.mode !== fixedPrice && !isSealedNow(room)

/** Null where nothing has been said yet, or is to be said. */
export function ownStanding(room: RoomView, status: PushStatus): OwnStanding | null {
  const { me, minNext } = room
  if (!me?.bidNo || !isOpenContest(room)) return null
  if (me.leading) return { kind: isLost(status) ? 'led' : 'leading' }
  if (!me.ownBest || !minNext) return null
  return isLost(status) ? { kind: 'lagged' } : { kind: 'outbid', least: minNext }
}

type Translate = (key: string, values?: Record<string, string>) => string

export function standingText(standing: OwnStanding, { rules }: Pick<RoomView, 'rules'>, t: Translate): string {
  if (standing.kind !== 'outbid') return t(standingWords[standing.kind])
  return t(standingWords.outbid, { amount: plainAmount(standing.least, rules) })
}
