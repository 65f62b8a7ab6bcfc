import type { Work } from '../mode.ts'
import type { RoomResult } from '#src/model/bidding/schema.ts'
import type { outcomeLabels } from '#src/model/bidding/labels.ts'
import { outcomeText } from '#src/model/bidding/refusals.ts'
import { amountText, better, units } from '../amounts.ts'
import { bestOf, leaderOf, meetsReserve, qualifiedOf, standing } from '../ranking.ts'
import type { Bid, Bidder, Room } from '../room.ts'
import { emit, enter, patch } from '../work.ts'

type Outcome = Omit<RoomResult, 'text' | 'at' | 'head'> & { reason: keyof typeof outcomeLabels }

/** The room is over; `winnerId` stays inside. */
export function finish(work: Work, at: number, outcome: Outcome, winnerId: string | null = null): void {
  const { config, head } = work.room
  const result: RoomResult = {
    ...outcome,
    text: outcomeText(outcome.reason, config.typeCode, config.reverse),
    at,
    head,
  }
  patch(work, { result, winnerId, opened: work.room.opened || outcome.kind !== 'TERMINATED', paused: null })
  enter(work, outcome.kind === 'TERMINATED' ? 'TERMINATED' : 'ENDED', at, null)
  emit(work, 'RESULT', { result })
}

const fail = (work: Work, at: number, reason: Outcome['reason']) => finish(work, at, { kind: 'FAILED', reason })

/** No bidder: another cycle of the notice while there is one (domain 3.6). */
const withoutAnybody = (work: Work, at: number, reason: Outcome['reason']) =>
  finish(work, at, { kind: work.room.config.extendCyclesLeft > 0 ? 'EXTEND' : 'FAILED', reason })

/** By agreement the price is the start price, or what the only bidder has quoted above it, in procurement below it. */
function agree(work: Work, at: number, { userId, bidNo }: Bidder): void {
  const { config } = work.room
  const start = units(config.P0, config.decimals)
  const own = bestOf(
    work.room,
    standing(work.room).filter((bid) => bid.userId === userId),
  )
  const price = own ? better(config, start, units(own.amount, config.decimals)) : start
  const outcome = { kind: 'AGREEMENT', reason: 'AGREEMENT', price: amountText(price, config.decimals), bidNo } as const
  finish(work, at, outcome, userId)
}

/** Ends the room when there are not enough bidders; answers whether it did (domain 3.6). */
export function endsForWantOfBidders(work: Work, at: number): boolean {
  const [only, ...others] = qualifiedOf(work.room)
  if (!only) withoutAnybody(work, at, 'NO_BIDDER')
  else if (others.length > 0 || !work.mode.knowsAgreement) return false
  else if (work.room.config.singlePolicy === 'AGREEMENT') agree(work, at, only)
  else if (work.room.config.singlePolicy === 'FAIL') fail(work, at, 'SINGLE')
  else return false
  return true
}

/** The earliest to qualify, where the notice takes an enrolment for a quote at the start price. */
function baseBidder(room: Room): Bidder | null {
  const field = qualifiedOf(room)
  if (!room.config.enrolIsBaseBid || field.length < 2 || !meetsReserve(room.config, room.config.P0)) return null
  return field.reduce((first, bidder) => (bidder.qualifiedAt < first.qualifiedAt ? bidder : first))
}

/** The time is over and no quote stands. `again`: the mode lets the notice run on rather than fail. */
export function concludeEmpty(work: Work, at: number, again = false): void {
  const { P0, decimals } = work.room.config
  const base = baseBidder(work.room)
  if (qualifiedOf(work.room).length === 0) withoutAnybody(work, at, 'NO_BIDDER')
  else if (base) {
    const price = amountText(units(P0, decimals), decimals)
    finish(work, at, { kind: 'DEAL', reason: 'BASE_BID', price, bidNo: base.bidNo }, base.userId)
  } else if (again) withoutAnybody(work, at, 'NO_QUOTE')
  else fail(work, at, 'NO_QUOTE')
}

export function deal(work: Work, at: number, bid: Bid, shares?: RoomResult['shares']): void {
  const { userId, bidNo, amount, priority } = bid
  const reason = priority ? 'PRIORITY' : 'HIGHEST'
  finish(work, at, { kind: 'DEAL', reason, price: amount, bidNo, ...(shares ? { shares } : {}) }, userId)
}

/** Holders of the right who have to be asked about this bid: all who rank above its bidder. */
export function holdersToAsk(room: Room, { userId }: Bid): Bidder[] {
  const own = room.bidders[userId]?.rank ?? Infinity
  return qualifiedOf(room).filter((bidder) => (bidder.rank ?? Infinity) < own)
}

/** The time is over: reserve, then the right to the same price, then the deal (domain 3.5–3.7). */
export function conclude(work: Work, at: number): void {
  const { config, timesHoldersAsked } = work.room
  const leader = leaderOf(work.room)
  if (!leader) concludeEmpty(work, at)
  else if (!meetsReserve(config, leader.amount)) fail(work, at, 'BELOW_RESERVE')
  else if (
    config.priority === 'POST_CONFIRM' &&
    timesHoldersAsked < config.priorityCount &&
    holdersToAsk(work.room, leader).length > 0
  ) {
    patch(work, { timesHoldersAsked: timesHoldersAsked + 1, answers: {} })
    enter(work, 'PRIORITY', at, at + config.confirmMs)
    emit(work, 'PRIORITY_OPEN', { price: leader.amount, until: at + config.confirmMs })
  } else deal(work, at, leader)
}
