import type { RoomView } from '../state/room-view.ts'
import type { OwnStanding } from '../state/standing.ts'
import type { Quoting } from './quoting.ts'

/**
 * Whether the room has gone on from an accepted quote: it was outbid, or the room ended after it. Until the room shows the
 * bid itself, an outbid standing is that of an earlier quote.
 */
export function isOutdatedOutcome(
  quoting: Quoting,
  { result, seq }: Pick<RoomView, 'result' | 'seq'>,
  standing: OwnStanding | null,
): boolean {
  if (quoting.step !== 'accepted') return false
  if (result) return result.at > quoting.reply.serverTime
  return seq >= quoting.reply.seq && (standing?.kind === 'outbid' || standing?.kind === 'matchable')
}
