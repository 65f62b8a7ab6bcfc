import type { RoomRecord } from '../bidding/calls.ts'
import { compareMoney } from '../money/money.ts'
import type { AuditBid, AuditFault } from './bids.ts'

type Phase = NonNullable<RoomRecord['course']>[number]

/** Phases in which a late bid moves the end; they begin with one full countdown (domain 3.4). */
const countdowns: ReadonlySet<string> = new Set(['DELAY', 'LIMIT', 'ASCEND'])

/** Phases that end when their time is over and not by what somebody does. */
const timed: ReadonlySet<string> = new Set([
  'NOT_STARTED',
  'FREE',
  'PREP2',
  'DELAY',
  'LIMIT',
  'ASCEND',
  'SEALED',
  'OPENING',
  'WAIT',
  'INQUIRY',
])

/** Where bids are taken in each mode (domain 4); a right to the same price is answered in a phase of its own. */
const takesBids: Readonly<Record<string, readonly string[]>> = {
  ongoing: ['FREE', 'DELAY'],
  phased: ['FREE', 'LIMIT'],
  final: ['SEALED'],
  'once-off': ['SEALED'],
  'first-come-first-served': ['OPEN', 'HOLD'],
  'two-stage': ['FREE', 'DELAY', 'SEALED'],
  'v-shaped': ['DESCEND', 'ASCEND'],
  'dutch-auction': ['DESCEND'],
}

type Move = { seq: number; end: number }
type Ends = { moves: Move[]; fault: AuditFault | null; end: number | null }

/** The end of a phase after a bid in it. */
function endAfter({ name }: Phase, end: number, at: number, moved: number, { rules }: RoomRecord): number {
  const { W, D, maxExtensions, hardStop } = rules
  if (!countdowns.has(name) || typeof W !== 'number' || typeof D !== 'number') return end
  if (end - at > W || moved >= (maxExtensions ?? Infinity)) return end
  return Math.max(end, Math.min(at + D, hardStop ?? Infinity))
}

/** Goes through the bids of one phase: whether each came in its time, and what it did to the end. */
function walk(phase: Phase, bids: readonly AuditBid[], record: RoomRecord, movedBefore: number): Ends {
  const waits = (record.pauses ?? []).filter(({ phaseId }) => phaseId === phase.id)
  const moves: Move[] = []
  // A falling price has one end for each of its steps, which are judged with the amounts.
  const isFalling = phase.name === 'DESCEND'
  let end = isFalling ? null : (phase.end ?? null)
  let fault: AuditFault | null = null
  const resume = (isDue: (after: number) => boolean) => {
    while (!isFalling && waits[0] && isDue(waits[0].after)) end = waits.shift()?.end ?? end
  }
  for (const { seq, time } of bids) {
    resume((after) => after < seq)
    if (time < phase.start || (end !== null && time >= end)) fault ??= { about: 'phase', seq }
    const next = end === null ? null : endAfter(phase, end, time, movedBefore + moves.length, record)
    if (next !== null && next !== end) moves.push({ seq, end: next })
    end = next
  }
  resume(() => true)
  return { moves, fault, end }
}

/** A countdown is as long as the rules say. */
function isFullCountdown({ name, start, end }: Phase, { rules: { D, hardStop } }: RoomRecord): boolean {
  if (!countdowns.has(name) || typeof D !== 'number') return true
  return end === Math.max(start, Math.min(start + D, hardStop ?? Infinity))
}

/** The highest price there may be is reached by the last bid, which ends the room. */
const isCapped = ({ rules: { cap } }: RoomRecord, last: AuditBid | undefined, at: number): boolean =>
  typeof cap === 'string' && last?.time === at && compareMoney(last.amount, cap) === 0

/** Whether a phase may have been over at that instant, which is not its planned end. */
function mayEndSo(phase: Phase, next: Phase, bids: readonly AuditBid[], record: RoomRecord): boolean {
  if (next.name === 'TERMINATED' || isCapped(record, bids.at(-1), next.start)) return true
  return (record.pauses ?? []).some(
    ({ phaseId, until, end }) => phaseId === phase.id && until === next.start && typeof end !== 'number',
  )
}

function followsWell(phase: Phase, next: Phase, end: number | null, bids: readonly AuditBid[], record: RoomRecord) {
  if (next.id !== phase.id + 1 || next.start < phase.start) return false
  if (phase.name === 'DESCEND' && bids.length > 0) return next.start === bids[0]?.time
  if (!timed.has(phase.name) || next.start === end) return true
  // A bid above the ceiling does not stand, so that no row tells of it.
  const isOverCeiling = next.name === 'WAIT' && typeof record.rules.cap === 'string'
  return (isOverCeiling && end !== null && next.start < end) || mayEndSo(phase, next, bids, record)
}

function moveFault(expected: readonly Move[], told: readonly Move[]): AuditFault | null {
  for (let place = 0; place < Math.max(expected.length, told.length); place += 1) {
    const [one, other] = [expected[place], told[place]]
    if (one?.seq === other?.seq && one?.end === other?.end) continue
    const seq = Math.min(one?.seq ?? Infinity, other?.seq ?? Infinity)
    return { about: 'move', seq }
  }
  return null
}

const isTaken = (record: RoomRecord, { phase }: AuditBid): boolean =>
  phase !== null && (phase === 'PRIORITY' || takesBids[record.mode]?.includes(phase) === true)

function endFault({ result }: RoomRecord, last: Phase | undefined): AuditFault | null {
  const isOver = last?.name === 'ENDED' || last?.name === 'TERMINATED'
  return isOver && last.start === result?.at ? null : { about: 'course' }
}

/** Whether bids, moves of the end and the end of the room fit the phases that the record names. */
export function courseFaults(record: RoomRecord, course: readonly Phase[], bids: readonly AuditBid[]): AuditFault[] {
  const stray = bids.find((bid) => !isTaken(record, bid))
  if (stray) return [{ about: 'phase', seq: stray.seq }]
  const faults: AuditFault[] = []
  const expected: Move[] = []
  for (const [place, phase] of course.entries()) {
    const own = bids.filter(({ phaseId }) => phaseId === phase.id)
    const { moves, fault, end } = walk(phase, own, record, expected.length)
    const next = course[place + 1]
    const fits = isFullCountdown(phase, record) && (!next || followsWell(phase, next, end, own, record))
    expected.push(...moves)
    if (fault) faults.push(fault)
    if (!fits) faults.push({ about: 'course' })
  }
  const moved = moveFault(expected, record.moves ?? [])
  const ended = endFault(record, course.at(-1))
  return [...(moved ? [moved] : []), ...faults, ...(ended ? [ended] : [])]
}
