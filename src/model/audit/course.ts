import type { RoomRecord } from '../bidding/calls.ts'
import { fallEnd, fallFrom } from '../bidding/falling-price.ts'
import { countdowns, risingPhases, traitsOf } from '../bidding/modes.ts'
import type { RoomRules } from '../bidding/schema.ts'
import { compareMoney } from '../money/money.ts'
import { type AuditBid, type AuditFault, pausedMs } from './bids.ts'

type Phase = NonNullable<RoomRecord['course']>[number]

/** Phases that end by time and not by a participant's action. */
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

type Move = { seq: number; end: number }
type Pause = NonNullable<RoomRecord['pauses']>[number]
/** `isRight`: pauses moved the end according to the rules. */
type Ends = { moves: Move[]; fault: AuditFault | null; end: number | null; isRight: boolean }

/** The end of a phase after a bid in it. */
function endAfter({ name }: Phase, end: number, at: number, moved: number, { rules }: RoomRecord): number {
  const { W, D, maxExtensions, hardStop } = rules
  if (!countdowns.has(name) || typeof W !== 'number' || typeof D !== 'number') return end
  if (end - at > W || moved >= (maxExtensions ?? Infinity)) return end
  return Math.max(end, Math.min(at + D, hardStop ?? Infinity))
}

/** The end of a phase after its pauses; a falling price has one end per step, checked with the amounts. */
function planOf({ id, name, end }: Phase, { pauses }: RoomRecord) {
  const isFalling = name === 'DESCEND'
  const waits = isFalling ? [] : (pauses ?? []).filter(({ phaseId }) => phaseId === id)
  return { end: isFalling ? null : (end ?? null), waits }
}

/** When the phase was paused: one that starts during a pause has all its time left. */
const pausedFrom = ({ since }: Pause, { start }: Phase): number => Math.max(since, start)

/** Whether a pause preserves the remaining time of its phase, or a full countdown if that is longer. */
function isResumed(pause: Pause, before: number | null, phase: Phase, { D }: RoomRules): boolean {
  const { until, end } = pause
  const from = pausedFrom(pause, phase)
  if (until < from || (before !== null && from > before)) return false
  if (before === null || typeof end !== 'number') return true
  const least = risingPhases.has(phase.name) ? (D ?? 0) : 0
  return end === until + Math.max(before - from, least)
}

/** Whether a bid was made between the start of the phase and that end, and not during a pause. */
function isDuringPhase(time: number, end: number | null, phase: Phase, pauses: RoomRecord['pauses']): boolean {
  if (time < phase.start || (end !== null && time >= end)) return false
  const own = (pauses ?? []).filter(({ phaseId }) => phaseId === phase.id)
  return own.every((pause) => time <= pausedFrom(pause, phase) || time >= pause.until)
}

/** The end of a phase as pauses move it, before each bid; `isRight` while the pauses follow the rules. */
function ends(phase: Phase, record: RoomRecord) {
  const { end, waits } = planOf(phase, record)
  let isRight = true
  const by = (before: number | null, seq: number): number | null => {
    let known = before
    while (waits[0] && waits[0].after < seq) {
      const pause = waits.shift()!
      isRight &&= isResumed(pause, known, phase, record.rules)
      known = pause.end ?? known
    }
    return known
  }
  return { planned: end, by, isRight: () => isRight }
}

/** Walks the bids of one phase: whether each was in time, and how it moved the end. */
function walk(phase: Phase, bids: readonly AuditBid[], record: RoomRecord, movedBefore: number): Ends {
  const { planned, by, isRight } = ends(phase, record)
  const moves: Move[] = []
  let late: number | null = null
  let end = planned
  for (const { seq, time } of bids) {
    end = by(end, seq)
    if (!isDuringPhase(time, end, phase, record.pauses)) late ??= seq
    const next: number | null = end === null ? null : endAfter(phase, end, time, movedBefore + moves.length, record)
    if (next !== null && next !== end) moves.push({ seq, end: next })
    end = next
  }
  end = by(end, Infinity)
  return { moves, fault: late === null ? null : { about: 'phase', seq: late }, end, isRight: isRight() }
}

/** Whether a countdown has the length set by the rules. */
function isFullCountdown({ name, start, end }: Phase, { rules: { D, hardStop } }: RoomRecord): boolean {
  if (!countdowns.has(name) || typeof D !== 'number') return true
  return end === Math.max(start, Math.min(start + D, hardStop ?? Infinity))
}

/** Whether the last bid reached the maximum price, which ends the room. */
const endsAtCap = ({ rules: { cap } }: RoomRecord, last: AuditBid | undefined, at: number): boolean =>
  typeof cap === 'string' && last?.time === at && compareMoney(last.amount, cap) === 0

/** Whether a phase may have ended at that instant, other than its planned end. */
function mayEndEarly(phase: Phase, next: Phase, bids: readonly AuditBid[], record: RoomRecord): boolean {
  if (next.name === 'TERMINATED' || endsAtCap(record, bids.at(-1), next.start)) return true
  return (record.pauses ?? []).some(
    ({ phaseId, until, end }) => phaseId === phase.id && until === next.start && typeof end !== 'number',
  )
}

/** A bid above the ceiling is not valid, so no row records it. */
const isOverCeiling = (next: Phase, end: number | null, { rules: { cap } }: RoomRecord): boolean =>
  next.name === 'WAIT' && typeof cap === 'string' && end !== null && next.start < end

/** When a fall without an acceptance ends; null where the floor is not published. */
function fallEndOf({ id, start }: Phase, { rules: { drop }, pauses }: RoomRecord): number | null {
  const floor = drop?.floor
  if (!drop || typeof floor !== 'string') return null
  return fallEnd({ ...drop, floor }, fallFrom(start + pausedMs(id, start, pauses)))
}

function endsWell(phase: Phase, next: Phase, end: number | null, bids: readonly AuditBid[], record: RoomRecord) {
  const [accepted] = bids
  if (phase.name === 'DESCEND') {
    const fallen = accepted ? accepted.time : fallEndOf(phase, record)
    return fallen === null || next.start === fallen || (!accepted && mayEndEarly(phase, next, bids, record))
  }
  if (!timed.has(phase.name) || next.start === end) return true
  return isOverCeiling(next, end, record) || mayEndEarly(phase, next, bids, record)
}

const isNext = (phase: Phase, next: Phase): boolean => next.id === phase.id + 1 && next.start >= phase.start

/** The first recorded move that does not follow from the bids. */
function moveFault(expected: readonly Move[], recorded: readonly Move[]): AuditFault | null {
  const isRecorded = (place: number) =>
    expected[place]?.seq === recorded[place]?.seq && expected[place]?.end === recorded[place]?.end
  let place = 0
  while (place < Math.max(expected.length, recorded.length) && isRecorded(place)) place += 1
  const seqs = [expected[place], recorded[place]].flatMap((move) => (move ? [move.seq] : []))
  return seqs.length === 0 ? null : { about: 'move', seq: Math.min(...seqs) }
}

const isInTakingPhase = (record: RoomRecord, { phase }: AuditBid): boolean =>
  phase !== null && (phase === 'PRIORITY' || traitsOf(record.mode)?.takesQuotesIn.includes(phase) === true)

function endFault({ result }: RoomRecord, last: Phase | undefined): AuditFault | null {
  const isOver = last?.name === 'ENDED' || last?.name === 'TERMINATED'
  return isOver && last.start === result?.at ? null : { about: 'course' }
}

/** Walks the phases in order. */
function walkAll(record: RoomRecord, course: readonly Phase[], bids: readonly AuditBid[]) {
  const faults: AuditFault[] = []
  const moves: Move[] = []
  for (const [place, phase] of course.entries()) {
    const own = bids.filter(({ phaseId }) => phaseId === phase.id)
    const walked = walk(phase, own, record, moves.length)
    const next = course[place + 1]
    const isFollowed = !next || (isNext(phase, next) && endsWell(phase, next, walked.end, own, record))
    moves.push(...walked.moves)
    if (walked.fault) faults.push(walked.fault)
    if (!isFollowed || !walked.isRight || !isFullCountdown(phase, record)) faults.push({ about: 'course' })
  }
  return { faults, moves }
}

/** Whether bids, moved ends and the end of the room fit the phases of the record. */
export function courseFaults(record: RoomRecord, course: readonly Phase[], bids: readonly AuditBid[]): AuditFault[] {
  const stray = bids.find((bid) => !isInTakingPhase(record, bid))
  if (stray) return [{ about: 'phase', seq: stray.seq }]
  const { faults, moves } = walkAll(record, course, bids)
  const all = [moveFault(moves, record.moves ?? []), ...faults, endFault(record, course.at(-1))]
  return all.filter((fault) => fault !== null)
}
