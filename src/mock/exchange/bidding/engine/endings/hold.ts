import type { Work } from '../mode.ts'
import { units } from '../amounts.ts'
import { append, emitBid } from '../quotes/accept.ts'
import { isEntitled, leaderOf } from '../ranking.ts'
import { initialBidderState } from '../room.ts'
import { concludeEmpty } from './settle.ts'
import { emit, enter, patch, takeBack } from '../work.ts'

/** The lot is held from this instant on; its holder gets a separate event. */
function enterHold(work: Work, at: number): void {
  enter(work, 'HOLD', at, at + work.room.config.holdMs)
}

function emitHolder(work: Work): void {
  const holder = leaderOf(work.room)
  const { end } = work.room.phase
  if (holder && end !== null) emit(work, 'HOLD', { until: end }, holder.userId)
}

/** The bidder who has just taken the lot holds it. */
export function hold(work: Work, at: number): void {
  enterHold(work, at)
  emitHolder(work)
}

export function emitPlaces(work: Work): void {
  for (const [index, userId] of work.room.queue.entries()) emit(work, 'QUEUE', { place: index + 1 }, userId)
}

/** The next of the queue holds the lot; the bid is recorded with the instant of the turn. */
function callNext(work: Work, at: number): void {
  const [next = '', ...queue] = work.room.queue
  const bidder = work.room.bidders[next]
  patch(work, { queue })
  if (!bidder || !isEntitled(bidder)) {
    passOn(work, at)
    return
  }
  const { P0, decimals } = work.room.config
  enterHold(work, at)
  const bid = append(work, { bidder, units: units(P0, decimals), at, priority: false, salt: '', isSealed: false })
  patch(work, { leader: bid.seq })
  emitBid(work, bid)
  emit(work, 'QUEUE', { place: null }, next)
  emitHolder(work)
  emitPlaces(work)
}

/** The lot is free again: the queue comes first, then any bidder until the close. */
export function passOn(work: Work, at: number): void {
  patch(work, { leader: null })
  const { queue, closesAt, paused } = work.room
  const closes = (closesAt ?? 0) + (paused ? at - paused.since : 0)
  if (queue.length > 0) callNext(work, at)
  else if (at < closes) enter(work, 'OPEN', at, closes)
  else concludeEmpty(work, at, true)
}

/** The holder has not paid in time, or gives up (domain 4.5.3). */
export function releaseHold(work: Work, at: number): void {
  const holder = leaderOf(work.room)
  if (holder) {
    const { bids, bidderStates } = work.room
    const known = bidderStates[holder.userId] ?? initialBidderState
    takeBack(work, holder.seq, 'LAPSED')
    patch(work, {
      bidderStates: { ...bidderStates, [holder.userId]: { ...known, lapses: known.lapses + 1 } },
      leader: null,
    })
    const { seq } = holder
    emit(work, 'BID_REMOVED', {
      seq,
      reason: 'LAPSED',
      at,
      bids: bids.length,
      current: null,
      minNext: null,
      maxNext: null,
      leaderNo: null,
    })
  }
  passOn(work, at)
}
