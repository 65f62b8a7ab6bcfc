import type { RoomRecord } from '../bidding/calls.ts'
import type { ChainRow } from '../bidding/chain.ts'
import { isBidMode, traitsOf } from '../bidding/modes.ts'
import { amountFaults } from './amounts.ts'
import { auditBids, type AuditBid, type AuditFault, courseOf } from './bids.ts'
import { courseFaults } from './course.ts'
import { outcomeFault } from './outcome.ts'

export type { AuditFault } from './bids.ts'

/**
 * What the record does not allow to be checked: `mode` unknown, `result` missing, `sealed` quotes never opened, `course` without
 * phases, `removals` without their position among the bids, a last link not `published` with the result, a `reserve` that is
 * not public, a `base` bid by enrolment.
 */
export type AuditGap = 'mode' | 'result' | 'sealed' | 'course' | 'removals' | 'published' | 'reserve' | 'base'

export type Audit = { faults: AuditFault[]; gaps: AuditGap[] }

type RecordedRemoval = NonNullable<RoomRecord['removed']>[number]

/** A bid can only be removed after it was made. */
const isAfterItsBid = ({ seq, after }: RecordedRemoval, { rows }: RoomRecord): boolean =>
  typeof after !== 'number' || (after >= seq && after <= rows.length)

const instants = (...values: (number | null | undefined)[]): number[] => values.filter((at) => typeof at === 'number')

/** The instant of a removal is between those of the bids around it, and before the end of the room. */
function isTimed({ seq, at, after }: RecordedRemoval, { rows, result }: RoomRecord): boolean {
  const from = instants(rows[(after ?? seq) - 1]?.time)
  const until = instants(rows[after ?? rows.length]?.time, result?.at)
  return typeof at !== 'number' || (at >= Math.max(...from) && at <= Math.min(...until))
}

/** Removed bids must be among the bids, each once, with a reason. */
function removalFault(record: RoomRecord): AuditFault | null {
  const known = new Set(record.rows.map(({ seq }) => seq))
  for (const removal of record.removed ?? []) {
    const { seq, reason } = removal
    const isKnown = known.delete(seq) && isAfterItsBid(removal, record) && isTimed(removal, record)
    if (!isKnown || reason.trim() === '') return { about: 'removal', seq }
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

/** Reasons of a result that depend on more than the bids. */
const restsOn: Readonly<Record<string, AuditGap>> = { BELOW_RESERVE: 'reserve', BASE_BID: 'base' }

/** Whether the result names the last link; true without bids or a result. */
const isPublished = ({ result, rows }: RoomRecord): boolean =>
  !result || rows.length === 0 || typeof result.head === 'string'

function gapsOf(record: RoomRecord): AuditGap[] {
  const { result, removed, course } = record
  const isOrdered = (removed ?? []).every(({ after }) => typeof after === 'number')
  const rest = restsOn[result?.reason ?? '']
  return [
    ...(course?.length ? [] : ['course' as const]),
    ...(isOrdered ? [] : ['removals' as const]),
    ...(isPublished(record) ? [] : ['published' as const]),
    ...(rest ? [rest] : []),
  ]
}

/** Checks bids whose content is fully public against the rules of the mode. */
function checkedBids(record: RoomRecord, bids: AuditBid[]): Audit {
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

const unopened: ReadonlySet<string> = new Set(['OPENING', 'TERMINATED'])

/** Whether a quote may have remained sealed: the room was terminated before the opening ended. */
function mayStaySealed({ mode, course }: RoomRecord, { time }: ChainRow): boolean {
  const known = courseOf({ course })
  if (!known) return traitsOf(mode)?.takesQuotesIn.includes('SEALED') === true
  const sealed = known.find(({ name }) => name === 'SEALED')
  if (!sealed || time < sealed.start) return false
  return known.every(({ id, name }) => id <= sealed.id || unopened.has(name))
}

function hidden(record: RoomRecord): Audit {
  const { rows, result } = record
  const isTerminated = result?.kind === 'TERMINATED'
  const row = rows.find((known) => !known.content && !(isTerminated && mayStaySealed(record, known)))
  if (row) return { faults: [{ about: 'hidden', seq: row.seq }], gaps: [] }
  const ended = result ? outcomeFault(record, result, []) : null
  return { faults: ended ? [ended] : [], gaps: ['sealed'] }
}

/**
 * Checks a record for consistency by the rules of its mode (domain 3, 4): every bid is shown and was acceptable, moved ends and
 * removals fit the bids, and the result follows from them. Reports the first fault of each kind. The chain is not checked
 * (`verifyChain`).
 */
export function auditRecord(record: RoomRecord): Audit {
  const recordFaults = [removalFault(record), publishedFault(record)].filter((fault) => fault !== null)
  const gaps: AuditGap[] = record.result ? [] : ['result']
  if (!isBidMode(record.mode)) return { faults: recordFaults, gaps: [...gaps, 'mode'] }
  const bids = auditBids(record)
  const rest = bids ? checkedBids(record, bids) : hidden(record)
  const faults = [...recordFaults, ...rest.faults]
  const isFirst = ({ about }: AuditFault, place: number) => faults.findIndex((other) => other.about === about) === place
  return { faults: faults.filter(isFirst), gaps: [...gaps, ...rest.gaps] }
}
