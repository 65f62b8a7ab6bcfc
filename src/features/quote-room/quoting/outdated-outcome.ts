import type { RoomView } from '../state/room-view.ts'
import type { OwnStanding } from '../state/standing.ts'
import type { Intent, Quoting } from './quoting.ts'

type Present = Pick<RoomView, 'result' | 'seq' | 'phase'>

/** A refusal is news until the price has fallen by more than one step since; only a falling price has stages. */
const isOutdatedRefusal = ({ stage }: Intent, { phase }: Present): boolean =>
  stage !== null && (phase.stage ?? 0) > stage + 1

/**
 * Whether the room has gone on from an outcome. From an accepted quote: it was outbid, or the room ended after it. Until the
 * room shows the bid itself, an outbid standing is that of an earlier quote.
 */
export function isOutdatedOutcome(quoting: Quoting, room: Present, standing: OwnStanding | null): boolean {
  if (quoting.step === 'refused') return isOutdatedRefusal(quoting.intent, room)
  if (quoting.step !== 'accepted') return false
  const { result, seq } = room
  if (result) return result.at > quoting.reply.serverTime
  return seq >= quoting.reply.seq && (standing?.kind === 'outbid' || standing?.kind === 'matchable')
}
