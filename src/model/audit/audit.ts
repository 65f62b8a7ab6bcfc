import type { RoomRecord } from '../bidding/calls.ts'
import type { ChainRow } from '../bidding/chain.ts'
import { bidModes, sealedModes } from '../listing/detail.ts'
import { amountFaults } from './amounts.ts'
import { auditBids, type AuditBid, type AuditFault, courseOf } from './bids.ts'
import { courseFaults } from './course.ts'
import { outcomeFault } from './outcome.ts'

export type { AuditFault } from './bids.ts'

/**
 * What nobody can check by this record: `mode` unknown, `result` missing, `sealed` quotes that were never opened, `course` no
 * phases named, `removals` without their place among the bids, a last link that was not `published` with the result, a
 * `reserve` that is not public, a `base` bid by enrolment.
 */
export type AuditGap = 'mode' | 'result' | 'sealed' | 'course' | 'removals' | 'published' | 'reserve' | 'base'

export type Audit = { faults: AuditFault[]; gaps: AuditGap[] }

const modes: ReadonlySet<string> = new Set(bidModes)

type Removal = NonNullable<RoomRecord['removed']>[number]

/** Nothing is taken back before it was bid. */
const isPlaced = ({ seq, after }: Removal, { rows }: RoomRecord): boolean =>
  typeof after !== 'number' || (after >= seq && after <= rows.length)

const instants = (...told: (number | null | undefined)[]): number[] => told.filter((at) => typeof at === 'number')

/** Its instant lies between the bids around its place, and nothing is taken back once the room is over. */
function isTimed({ seq, at, after }: Removal, { rows, result }: RoomRecord): boolean {
  const from = instants(rows[(after ?? seq) - 1]?.time)
  const until = instants(rows[after ?? rows.length]?.time, result?.at)
  return typeof at !== 'number' || (at >= Math.max(...from) && at <= Math.min(...until))
}

/** Bids that were taken back must be among the bids, each once, with a reason. */
function removalFault(record: RoomRecord): AuditFault | null {
  const known = new Set(record.rows.map(({ seq }) => seq))
  for (const removal of record.removed ?? []) {
    const { seq, reason } = removal
    const isKnown = known.delete(seq) && isPlaced(removal, record) && isTimed(removal, record)
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

/** Reasons of a result that rest on more than the bids. */
const restsOn: Readonly<Record<string, AuditGap>> = { BELOW_RESERVE: 'reserve', BASE_BID: 'base' }

/** Whether the result says by which link the record ends; without a bid, or a result, there is nothing to say. */
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

/** Modes in which quotes are made under seal, in the whole room or in its second stage. */
const sealing: ReadonlySet<string> = new Set([...sealedModes, 'two-stage'])

const unopened: ReadonlySet<string> = new Set(['OPENING', 'TERMINATED'])

/** Whether a quote may have stayed under seal: the room was terminated before the opening was over. */
function maySleep({ mode, course }: RoomRecord, { time }: ChainRow): boolean {
  const known = courseOf({ course })
  if (!known) return sealing.has(mode)
  const sealed = known.find(({ name }) => name === 'SEALED')
  if (!sealed || time < sealed.start) return false
  return known.every(({ id, name }) => id <= sealed.id || unopened.has(name))
}

function hidden(record: RoomRecord): Audit {
  const { rows, result } = record
  const isTerminated = result?.kind === 'TERMINATED'
  const row = rows.find((known) => !known.content && !(isTerminated && maySleep(record, known)))
  if (row) return { faults: [{ about: 'hidden', seq: row.seq }], gaps: [] }
  const ended = result ? outcomeFault(record, result, []) : null
  return { faults: ended ? [ended] : [], gaps: ['sealed'] }
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
