import type { RoomRecord } from '../bidding/calls.ts'
import { directionOf } from '../bidding/direction/direction.ts'
import { stageAfter, stagePrice } from '../bidding/falling-price.ts'
import type { RoomRules } from '../bidding/schema.ts'
import { compareMoney } from '../money/money.ts'
import { isWholeSteps } from '../money/sums.ts'
import { amountProblem, stepOf, stepped } from '../money/quoted.ts'
import { atBestPrice, type AuditBid, type AuditFault, pausedMs, standingAfter } from './bids.ts'
import { possibleWinners } from './winners.ts'

/** `price`: the reference of the next open bid, null before the first. */
type Before = { record: RoomRecord; bids: readonly AuditBid[]; price: string | null }
/** Whether the phase accepts the amount, given the bids before it. */
type AmountRule = (bid: AuditBid, before: Before) => boolean

const unbounded = { current: null, minNext: null, maxNext: null }
const isEqual = (one: string, other: string): boolean => compareMoney(one, other) === 0

const better = (one: string | null, other: string | null, rules: RoomRules): string | null =>
  one !== null && (other === null || directionOf(rules).isBetter(one, other)) ? one : other

const lower = (one: string | null, other: string | null | undefined): string | null =>
  one !== null && typeof other === 'string' ? (compareMoney(one, other) === 1 ? other : one) : (other ?? one)

/** For each bid the price before it; a fallen price stays when its acceptance is withdrawn. */
function pricesBefore(bids: readonly AuditBid[], rules: RoomRules): (string | null)[] {
  const removals = new Set(bids.map(({ removedAfter }) => removedAfter))
  let price: string | null = null
  let fallen: string | null = null
  return bids.map((_, count) => {
    const last = bids[count - 1]
    if (last?.phase === 'DESCEND') fallen = last.amount
    // One pass over a long record: all bids are read again only after a removal.
    const changed = removals.has(count) ? standingAfter(bids, count) : last ? [last] : []
    const from = removals.has(count) ? null : price
    const open = changed.filter(({ isSealed }) => !isSealed)
    price = better(from, atBestPrice(open, rules.reverse === true)[0]?.amount ?? null, rules)
    return price ?? fallen
  })
}

/** The bounds of the next bid where quotes go down. The guard never leads to zero. */
function boundsOfFall(current: string | null, { P0, M }: RoomRules, step: string) {
  const last = M ? stepped(current ?? P0, -M, step, unbounded) : null
  return {
    current,
    minNext: last !== null && compareMoney(last, '0') === 1 ? last : null,
    maxNext: current === null ? P0 : stepped(current, -1, step, unbounded),
  }
}

/** The least and the most allowed for the next bid. */
function boundsAfter(current: string | null, rules: RoomRules, step: string) {
  if (rules.reverse) return boundsOfFall(current, rules, step)
  const cap = rules.cap ?? null
  const least = current === null ? rules.P0 : stepped(current, 1, step, unbounded)
  const most = rules.M ? stepped(current ?? rules.P0, rules.M, step, unbounded) : null
  return { current, minNext: lower(least, cap), maxNext: lower(most, cap) }
}

const isRisingAmount: AmountRule = ({ amount, phase, priority }, { record: { rules }, price }) => {
  if (priority) return rules.priority === 'IN_ROOM' && price !== null && isEqual(amount, price)
  if (price !== null && !directionOf(rules).isBetter(amount, price)) return false
  const period = phase ?? ''
  return amountProblem(amount, rules, boundsAfter(price, rules, stepOf(rules, period) ?? '0'), period) === null
}

const isWithin = (amount: string, low: string, high: string | null | undefined): boolean =>
  compareMoney(amount, low) !== -1 && (typeof high !== 'string' || compareMoney(amount, high) !== 1)

const isSealedAmount: AmountRule = ({ amount }, { record: { mode, rules } }) => {
  if (!isWholeSteps(amount, rules.P0, rules.S)) return false
  if (mode === 'final') return rules.reverse ? isWithin(amount, '0', rules.P0) : isWithin(amount, rules.P0, null)
  return isWithin(amount, rules.P0, rules.range?.high)
}

/** At least one step above the best bid of the open stage; only that stage has steps. */
const isSecondStageAmount: AmountRule = ({ amount }, { record: { rules }, bids }) => {
  const low = rules.range?.low ?? rules.P0
  const open = bids.filter(({ isSealed, phase }) => !isSealed && phase !== 'PRIORITY')
  const isFounded = open.length === 0 || open.some((bid) => isEqual(bid.amount, low))
  const least = open.length === 0 ? rules.P0 : stepped(low, 1, rules.S ?? '0', unbounded)
  return isFounded && isWithin(amount, least, rules.range?.high)
}

/** The price of a stage; when the floor is not published, the last step down may be shorter. */
function isStagePrice(amount: string, stage: number, drop: NonNullable<RoomRules['drop']>): boolean {
  const price = stagePrice(drop, stage)
  if (isEqual(amount, price)) return true
  if (typeof drop.floor === 'string' || compareMoney(amount, price) === -1) return false
  return stage === 0 || compareMoney(amount, stagePrice(drop, stage - 1)) === -1
}

/** The fallen price at that instant. */
const isFallenPrice: AmountRule = (bid, { record }) => {
  const { drop } = record.rules
  const start = record.course?.find(({ id }) => id === bid.phaseId)?.start
  if (!drop || start === undefined || bid.stage === null) return false
  const paused = pausedMs(bid.phaseId, start, record.pauses, bid.seq)
  const stage = stageAfter(bid.time - start - paused, drop)
  return stage === bid.stage && isStagePrice(bid.amount, stage, drop)
}

const isFixedAmount: AmountRule = ({ amount }, { record: { rules } }) => isEqual(amount, rules.P0)

/** The right of first refusal is exercised at the price reached before. */
const isAnswerAmount: AmountRule = (bid, { record, bids }) => {
  const known = standingAfter(bids, bid.seq - 1).filter(({ phaseId }) => phaseId !== bid.phaseId)
  return bid.priority && possibleWinners(known, record, Infinity).some(({ amount }) => isEqual(amount, bid.amount))
}

function judgeOf({ phase }: AuditBid, { mode }: RoomRecord): AmountRule {
  switch (phase) {
    case 'SEALED':
      return mode === 'two-stage' ? isSecondStageAmount : isSealedAmount
    case 'DESCEND':
      return isFallenPrice
    case 'OPEN':
    case 'HOLD':
      return isFixedAmount
    case 'PRIORITY':
      return isAnswerAmount
    default:
      return isRisingAmount
  }
}

/** The number of sealed quotes per bidder is limited; withdrawn ones count too (domain 4.3). */
function revisionFault(bids: readonly AuditBid[], { maxRevisions }: RoomRules): AuditFault | null {
  if (typeof maxRevisions !== 'number') return null
  const counts = new Map<string, number>()
  for (const { bidNo, seq, isSealed } of bids) {
    const count = (counts.get(bidNo) ?? 0) + (isSealed ? 1 : 0)
    if (count > maxRevisions + 1) return { about: 'revisions', seq }
    counts.set(bidNo, count)
  }
  return null
}

/** The first bid that the rules of its phase would have refused. */
export function amountFaults(record: RoomRecord, bids: readonly AuditBid[]): AuditFault[] {
  const prices = pricesBefore(bids, record.rules)
  const wrong = bids.find((bid, place) => !judgeOf(bid, record)(bid, { record, bids, price: prices[place] ?? null }))
  const often = revisionFault(bids, record.rules)
  return [...(wrong ? [{ about: 'amount' as const, seq: wrong.seq }] : []), ...(often ? [often] : [])]
}
