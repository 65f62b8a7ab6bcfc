import type { RoomRecord } from '../bidding/calls.ts'
import { traitsOf } from '../bidding/modes.ts'
import type { RoomRules } from '../bidding/schema.ts'
import { compareMoney } from '../money/money.ts'
import { nearestToMean } from '../money/sums.ts'
import { atBestPrice, type AuditBid } from './bids.ts'

/** The quote of each bidder that counts when sealed: the last (domain 4.3). */
function lastOfEach(bids: readonly AuditBid[]): AuditBid[] {
  const last = new Map(bids.map((bid) => [bid.bidNo, bid]))
  return [...last.values()].sort((a, b) => a.seq - b.seq)
}

/** Of equal sealed quotes the earlier wins, or a holder of the right; no record shows the rank of holders. */
function bestSealedBids(bids: readonly AuditBid[], { decision, reverse, priority }: RoomRules): AuditBid[] {
  const counting = lastOfEach(bids)
  const nearest = decision === 'NEAREST_AVG' ? counting[nearestToMean(counting.map(({ amount }) => amount))] : undefined
  const best = nearest
    ? counting.filter(({ amount }) => compareMoney(amount, nearest.amount) === 0)
    : atBestPrice(counting, reverse === true)
  return priority === 'IN_ROOM' ? best : best.slice(0, 1)
}

/** Of equal open bids one made by right leads; among these each outranks the one before it (domain 3.7). */
function bestOpenBids(bids: readonly AuditBid[], { reverse }: RoomRules): AuditBid[] {
  const best = atBestPrice(bids, reverse === true)
  const byRight = best.filter(({ priority }) => priority)
  const last = byRight.at(-1)
  if (!last) return best.slice(0, 1)
  const isAnswer = last.phase === 'PRIORITY' || last.phase === null
  return isAnswer ? byRight.filter(({ phaseId }) => phaseId === last.phaseId) : [last]
}

type Room = Pick<RoomRecord, 'mode' | 'rules'>

/**
 * The bids one of which has won, from the valid bids and the mode (domain 3.5, 4). Several only when the rank among holders of
 * the right of first refusal decides, which no record shows. `lastPhaseId`: the phase in which the room ended.
 */
export function possibleWinners(standing: readonly AuditBid[], { mode, rules }: Room, lastPhaseId: number): AuditBid[] {
  const answers = standing.filter(({ phase, phaseId }) => phase === 'PRIORITY' && phaseId === lastPhaseId)
  if (answers.length > 0) return answers
  if (traitsOf(mode)?.takesFirst) return standing.length === 1 ? [...standing] : []
  const sealed = standing.filter(({ isSealed, phase }) => isSealed && phase !== 'PRIORITY')
  return sealed.length > 0 ? bestSealedBids(sealed, rules) : bestOpenBids(standing, rules)
}
