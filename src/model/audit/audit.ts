import type { RoomRecord } from '../bidding/calls.ts'
import { bidModes } from '../listing/detail.ts'
import { amountFaults } from './amounts.ts'
import { auditBids, type AuditBid, type AuditFault, courseOf } from './bids.ts'
import { courseFaults } from './course.ts'
import { outcomeFault } from './outcome.ts'

export type { AuditFault } from './bids.ts'

/**
 * What nobody can check by this record: `mode` unknown, `result` missing, `sealed` quotes that were never opened, `course` no
 * phases named, `removals` without their place among the bids, a `reserve` that is not public, a `base` bid by enrolment.
 */
export type AuditGap = 'mode' | 'result' | 'sealed' | 'course' | 'removals' | 'reserve' | 'base'

export type Audit = { faults: AuditFault[]; gaps: AuditGap[] }

const modes: ReadonlySet<string> = new Set(bidModes)

/** Bids that were taken back must be among the bids, each once, with a reason. */
function removalFault({ removed, rows }: RoomRecord): AuditFault | null {
  const known = new Set(rows.map(({ seq }) => seq))
  for (const { seq, reason, after } of removed ?? []) {
    const isPlaced = typeof after !== 'number' || (after >= seq && after <= rows.length)
    if (!known.delete(seq) || reason.trim() === '' || !isPlaced) return { about: 'removal', seq }
  }
  return null
}

function publishedFault({ result, rows, head, opensAt }: RoomRecord): AuditFault | null {
  const isOther = typeof result?.head === 'string' && result.head !== head
  if (isOther) return { about: 'published' }
  const early = rows.find(({ time }) => time < opensAt)
  if (early) return { about: 'phase', seq: early.seq }
  const late = result ? rows.find(({ time }) => time > result.at) : undefined
  return late ? { about: 'phase', seq: late.seq } : null
}

/** Reasons of a result that rest on more than the bids. */
const restsOn: Readonly<Record<string, AuditGap>> = { BELOW_RESERVE: 'reserve', BASE_BID: 'base' }

function gapsOf({ result, removed, course }: RoomRecord): AuditGap[] {
  const isOrdered = (removed ?? []).every(({ after }) => typeof after === 'number')
  const rest = restsOn[result?.reason ?? '']
  return [
    ...(course?.length ? [] : ['course' as const]),
    ...(isOrdered ? [] : ['removals' as const]),
    ...(rest ? [rest] : []),
  ]
}

/** What the rules of the mode say of bids whose content is all public. */
function judged(record: RoomRecord, bids: AuditBid[]): Audit {
  const course = courseOf(record)
  const gaps = gapsOf(record)
  const ended = record.result ? outcomeFault(record, record.result, bids) : null
  const isOrdered = course !== null && !gaps.includes('removals')
  return {
    faults: [
      ...(ended ? [ended] : []),
      ...(course ? courseFaults(record, course, bids) : []),
      ...(isOrdered ? amountFaults(record, bids) : []),
    ],
    gaps,
  }
}

function hidden(record: RoomRecord): Audit {
  if (record.result?.kind === 'TERMINATED') return { faults: [], gaps: ['sealed'] }
  const row = record.rows.find(({ content }) => !content)
  return { faults: [{ about: 'hidden', ...(row ? { seq: row.seq } : {}) }], gaps: [] }
}

/**
 * Checks a record against itself by the rules of its mode (domain 3, 4): whether every bid is shown and was to be taken, moves
 * of the end and removals fit the bids, and the result follows from them. Of each kind of fault the first is told. The chain
 * is not looked at (`verifyChain`).
 */
export function auditRecord(record: RoomRecord): Audit {
  const told = [removalFault(record), publishedFault(record)].filter((fault) => fault !== null)
  const gaps: AuditGap[] = record.result ? [] : ['result']
  if (!modes.has(record.mode)) return { faults: told, gaps: [...gaps, 'mode'] }
  const bids = auditBids(record)
  const rest = bids ? judged(record, bids) : hidden(record)
  const faults = [...told, ...rest.faults]
  const isFirst = ({ about }: AuditFault, place: number) => faults.findIndex((other) => other.about === about) === place
  return { faults: faults.filter(isFirst), gaps: [...gaps, ...rest.gaps] }
}
