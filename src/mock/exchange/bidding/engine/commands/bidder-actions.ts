import { confirmationPhase } from '#src/model/bidding/modes.ts'
import type { Work } from '../mode.ts'
import { append, emitBid } from '../quotes/accept.ts'
import { units } from '../amounts.ts'
import { firstFailing, isCovered, personChecks } from '../quotes/checks.ts'
import { releaseHold, emitPlaces } from '../endings/hold.ts'
import { allAnswered, closePriority } from '../endings/priority.ts'
import { headcountOf, isEntitled, leaderOf, standing } from '../ranking.ts'
import type { Bidder, Command, Rejected, Room } from '../room.ts'
import { deal, holdersToAsk } from '../endings/settle.ts'
import { emit, patch, takeBack } from '../work.ts'

const elsewhere: Rejected = { code: 'E_PHASE' }
const unknown: Rejected = { code: 'E_QUAL' }

function emitCounts(work: Work): void {
  const { room } = work
  emit(work, 'COUNTS', { ...headcountOf(room, room.at), confirmed: room.confirmed.length })
}

/**
 * Admits a bidder, or updates one, while the mode admits bidders. From the opening on a bidder stays unchanged; only a
 * disqualification removes one again.
 */
export function admit(work: Work, bidder: Bidder): Rejected | null {
  const { bidders, phase } = work.room
  const known = bidders[bidder.userId]
  const isIn = known !== undefined && isEntitled(known) && phase.name !== 'NOT_STARTED'
  if (isIn || !work.mode.joins.includes(phase.name)) return elsewhere
  patch(work, { bidders: { ...bidders, [bidder.userId]: bidder } })
  emitCounts(work)
  return null
}

/** Takes part: in the inquiry of a sealed stage, or in the timed round that is to follow. */
export function confirm(work: Work, userId: string): Rejected | null {
  const { phase, confirmed, bidders, config, entrants } = work.room
  const bidder = bidders[userId]
  if (!bidder || !isEntitled(bidder) || entrants?.includes(userId) === false) return unknown
  if (phase.name !== confirmationPhase(config.mode, config) || work.room.paused) return elsewhere
  if (confirmed.includes(userId)) return null
  patch(work, { confirmed: [...confirmed, userId] })
  emitCounts(work)
  return null
}

/** Takes back the own sealed quote, where the notice allows it. */
export function withdraw(work: Work, userId: string, at: number): Rejected | null {
  const { config, phase, bids, paused } = work.room
  const all = standing(work.room).filter((bid) => bid.sealed && bid.userId === userId)
  const own = all.at(-1)
  if (!config.allowWithdraw || phase.name !== 'SEALED' || paused || !own) return elsewhere
  for (const { seq } of all) takeBack(work, seq, 'WITHDRAWN')
  emit(work, 'BID_REMOVED', {
    seq: own.seq,
    reason: 'WITHDRAWN',
    at,
    bids: bids.length,
    current: null,
    minNext: null,
    maxNext: null,
    leaderNo: null,
  })
  return null
}

function obstacleToQueue(room: Room, userId: string): Rejected | null {
  if (room.phase.name !== 'HOLD' || room.paused) return elsewhere
  if (leaderOf(room)?.userId === userId) return { code: 'E_SELF' }
  if (room.queue.includes(userId)) return { code: 'E_ONCE', wording: 'queued' }
  return (room.bidderStates[userId]?.lapses ?? 0) >= 2 ? { code: 'E_ONCE', wording: 'heldBefore' } : null
}

export function joinQueue(
  work: Work,
  { who, funds = null }: Extract<Command, { kind: 'queue' }>,
  at: number,
): Rejected | null {
  const { room } = work
  const request = { roomId: room.config.roomId, phaseId: room.phase.id, amount: '0', idemKey: 'queue' }
  const userId = who.userId ?? ''
  const refused = firstFailing(personChecks, { work, who, funds, request, at }) ?? obstacleToQueue(room, userId)
  if (refused) return refused
  patch(work, { queue: [...room.queue, userId] })
  emit(work, 'QUEUE', { place: work.room.queue.length }, userId)
  return null
}

export function leaveQueue(work: Work, userId: string): Rejected | null {
  if (!work.room.queue.includes(userId)) return elsewhere
  patch(work, { queue: work.room.queue.filter((id) => id !== userId) })
  emit(work, 'QUEUE', { place: null }, userId)
  emitPlaces(work)
  return null
}

/** The holder has confirmed and paid, which is the deal, or lets the lot go. */
export function endHold(work: Work, userId: string, isPaid: boolean, at: number): Rejected | null {
  const holder = leaderOf(work.room)
  if (work.room.phase.name !== 'HOLD' || work.room.paused) return elsewhere
  if (!holder || holder.userId !== userId) return { code: 'E_LOCKED' }
  if (isPaid) deal(work, at, holder)
  else releaseHold(work, at)
  return null
}

function obstacleToExercise({ room }: Work, userId: string, holder: Bidder | undefined): Rejected | null {
  if (room.phase.name !== 'PRIORITY' || room.paused) return elsewhere
  if (!holder) return { code: 'E_QUAL', wording: 'notHolder' }
  return userId in room.answers ? { code: 'E_ONCE' } : null
}

/** The holder of the right who is asked, and the leader whose price may be taken. */
function pendingExercise(room: Room, userId: string) {
  const leader = leaderOf(room)
  const holder = leader ? holdersToAsk(room, leader).find((bidder) => bidder.userId === userId) : undefined
  return leader && holder ? { leader, holder } : null
}

/** A holder of the right answers whether to take the price that was reached (domain 3.7). */
export function exercise(
  work: Work,
  { userId, yes, funds = null }: Extract<Command, { kind: 'exercise' }>,
  at: number,
): Rejected | null {
  const { room } = work
  const pending = pendingExercise(room, userId)
  const obstacle = obstacleToExercise(work, userId, pending?.holder)
  if (obstacle || !pending) return obstacle ?? elsewhere
  if (yes && !isCovered(funds)) return { code: 'E_POOL' }
  patch(work, { answers: { ...room.answers, [userId]: yes } })
  if (yes) {
    const same = units(pending.leader.amount, room.config.decimals)
    emitBid(work, append(work, { bidder: pending.holder, units: same, at, priority: true, salt: '', isSealed: false }))
  } else emitCounts(work)
  if (allAnswered(work.room)) closePriority(work, at)
  return null
}
