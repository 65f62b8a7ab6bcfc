import { modeTraits } from '#src/model/bidding/modes.ts'
import type { Work } from '../mode.ts'
import { leaderOf, standing } from '../ranking.ts'
import type { Bid, Room } from '../room.ts'
import { concludeEmpty, deal, holdersToAsk } from './settle.ts'
import { emit, enterCountdown, patch } from '../work.ts'

/** Bids that exercise the right to the price that is asked about now. */
const exercised = (room: Room): Bid[] =>
  standing(room).filter(({ phaseId, priority }) => priority && phaseId === room.phase.id)

/** Better rank first, then the larger share of capital, then the earlier answer. */
function firstAmong(room: Room, bids: readonly Bid[]): Bid | null {
  const rank = ({ userId }: Bid) => room.bidders[userId]?.rank ?? Infinity
  const capital = ({ userId }: Bid) => Number(room.bidders[userId]?.capital ?? 0)
  return bids.toSorted((a, b) => rank(a) - rank(b) || capital(b) - capital(a) || a.seq - b.seq)[0] ?? null
}

const sharesOf = ({ bidders }: Room, bids: readonly Bid[]) =>
  bids.length < 2 ? undefined : bids.map(({ userId, bidNo }) => ({ bidNo, capital: bidders[userId]?.capital ?? '0' }))

/** All have answered or the time is over; silence is a waiver (domain 3.7). */
export function closePriority(work: Work, at: number): void {
  const { room } = work
  const bids = exercised(room)
  const winner = firstAmong(room, bids)
  emit(work, 'PRIORITY_CLOSED', { exercised: winner !== null })
  const leader = winner ?? leaderOf(room)
  const { countdown } = modeTraits[work.room.config.mode]
  if (!leader) concludeEmpty(work, at)
  else if (winner && countdown && !room.opened && room.timesHoldersAsked < room.config.priorityCount) {
    patch(work, { leader: winner.seq, reopened: true })
    enterCountdown(work, countdown, at)
  } else {
    patch(work, { leader: leader.seq })
    deal(work, at, leader, sharesOf(room, bids))
  }
}

/** Whether all who were asked have answered. */
export function allAnswered(room: Room): boolean {
  const about = leaderOf(room)
  return about !== null && holdersToAsk(room, about).every(({ userId }) => userId in room.answers)
}
