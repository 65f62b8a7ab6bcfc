import type { RoomRecord } from '../bidding/calls.ts'
import { directionOf } from '../bidding/direction/direction.ts'
import type { RoomResult } from '../bidding/schema.ts'
import { outcomeLabels } from '../bidding/labels.ts'
import { compareMoney } from '../money/money.ts'
import { atBestPrice, type AuditBid, type AuditFault, courseOf, standingAtEnd } from './bids.ts'
import { possibleWinners } from './winners.ts'

type Reason = keyof typeof outcomeLabels
type JudgedResult = { result: RoomResult; standing: AuditBid[]; record: RoomRecord }
type Fault = AuditFault | null

/** How a room can end for each reason (domain 3.6). */
const kinds: Readonly<Record<Reason, readonly RoomResult['kind'][]>> = {
  HIGHEST: ['DEAL'],
  PRIORITY: ['DEAL'],
  BASE_BID: ['DEAL'],
  AGREEMENT: ['AGREEMENT'],
  NO_BIDDER: ['FAILED', 'EXTEND'],
  SINGLE: ['FAILED'],
  NO_QUOTE: ['FAILED', 'EXTEND'],
  BELOW_RESERVE: ['FAILED'],
  TERMINATED: ['TERMINATED'],
}

const outcome: AuditFault = { about: 'outcome' }
const biddersIn = (bids: readonly AuditBid[]): number => new Set(bids.map(({ bidNo }) => bidNo)).size
const isSame = (price: string | null | undefined, amount: string): boolean =>
  typeof price === 'string' && compareMoney(price, amount) === 0

const lastPhaseOf = (record: RoomRecord): number => courseOf(record)?.at(-2)?.id ?? Infinity

function dealFault({ result, standing, record }: JudgedResult): Fault {
  const winners = possibleWinners(standing, record, lastPhaseOf(record))
  const [first] = winners
  if (!first) return outcome
  const winner = winners.find(({ bidNo }) => bidNo === result.bidNo)
  if (!winner) return { about: 'winner', seq: first.seq, expected: first.bidNo }
  if (!isSame(result.price, winner.amount)) return { about: 'price', seq: winner.seq, expected: winner.amount }
  return winner.priority === (result.reason === 'PRIORITY') ? null : outcome
}

/** By agreement the only bidder pays the start price, or a better quote of their own. */
function agreementFault({ result: { bidNo, price }, standing, record: { rules } }: JudgedResult): Fault {
  if (biddersIn(standing) > 1) return outcome
  const [own] = atBestPrice(standing, rules.reverse === true)
  if (own && own.bidNo !== bidNo) return { about: 'winner', seq: own.seq, expected: own.bidNo }
  const expected = own && directionOf(rules).isBetter(own.amount, rules.P0) ? own.amount : rules.P0
  const isPriced = own !== undefined || typeof price === 'string'
  return isPriced && !isSame(price, expected) ? { about: 'price', expected } : null
}

const hasWinner = ({ bidNo, price }: RoomResult): boolean => typeof bidNo === 'string' || typeof price === 'string'

function unsoldFault({ result, standing, record: { rules } }: JudgedResult): Fault {
  if (hasWinner(result)) return outcome
  if (result.reason === 'BELOW_RESERVE') return standing.length > 0 && rules.reserve === 'HAS' ? null : outcome
  if (result.reason === 'SINGLE') return biddersIn(standing) > 1 ? outcome : null
  return standing.length > 0 ? outcome : null
}

const judges: Readonly<Record<Reason, (judged: JudgedResult) => Fault>> = {
  HIGHEST: dealFault,
  PRIORITY: dealFault,
  BASE_BID: ({ result, standing, record: { rules } }) =>
    standing.length > 0 || !isSame(result.price, rules.P0) ? outcome : null,
  AGREEMENT: agreementFault,
  NO_BIDDER: unsoldFault,
  SINGLE: unsoldFault,
  NO_QUOTE: unsoldFault,
  BELOW_RESERVE: unsoldFault,
  TERMINATED: ({ result }) => (hasWinner(result) ? outcome : null),
}

const isReason = (reason: string): reason is Reason => Object.hasOwn(judges, reason)

/** Whether the published result follows from the valid bids at the end. */
export function outcomeFault(record: RoomRecord, result: RoomResult, bids: readonly AuditBid[]): AuditFault | null {
  const { reason, kind } = result
  if (!isReason(reason) || !kinds[reason].includes(kind)) return outcome
  return judges[reason]({ result, standing: standingAtEnd(bids), record })
}
