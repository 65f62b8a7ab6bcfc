import type { RoomRecord } from '../bidding/calls.ts'
import type { PhaseName } from '../bidding/schema.ts'
import { sealedModes } from '../listing/detail.ts'
import { compareMoney } from '../money/money.ts'

/** An inconsistency in a record; `seq` is the number of the bid that shows it. */
export type AuditFault = {
  about:
    | 'hidden'
    | 'phase'
    | 'amount'
    | 'revisions'
    | 'move'
    | 'removal'
    | 'course'
    | 'outcome'
    | 'winner'
    | 'price'
    | 'published'
  seq?: number
  /** For `winner` and `price`: what follows from the bids. */
  expected?: string
}

/** One bid whose content is public. Instants are epoch ms, amounts in the lot's unit. */
export type AuditBid = {
  seq: number
  time: number
  bidNo: string
  amount: string
  phaseId: number
  /** Null where the record does not name its phases. */
  phase: PhaseName | null
  stage: number | null
  priority: boolean
  isSealed: boolean
  /** The number of bids made before it was removed; null for a valid bid. */
  removedAfter: number | null
}

type Course = NonNullable<RoomRecord['course']>

export const courseOf = ({ course }: Pick<RoomRecord, 'course'>): Course | null =>
  course && course.length > 0 ? course : null

/** The bids of a record; null unless the content of every one is public. */
export function auditBids(record: RoomRecord): AuditBid[] | null {
  const phases = new Map((record.course ?? []).map(({ id, name }) => [id, name as PhaseName]))
  const removals = new Map((record.removed ?? []).map(({ seq, after }) => [seq, after ?? seq]))
  const bids = record.rows.flatMap(({ seq, time, content }): AuditBid[] => {
    if (!content) return []
    const { salt, stage, ...rest } = content
    const phase = phases.get(content.phaseId) ?? null
    const isSealed = phase === null ? salt !== '' || sealedModes.has(record.mode) : phase === 'SEALED'
    return [{ seq, time, ...rest, stage: stage ?? null, phase, isSealed, removedAfter: removals.get(seq) ?? null }]
  })
  return bids.length === record.rows.length ? bids : null
}

/** How long a phase was paused before the bid with this number, ms. */
export const pausedMs = (phaseId: number, start: number, pauses: RoomRecord['pauses'], seq = Infinity): number =>
  (pauses ?? [])
    .filter((pause) => pause.phaseId === phaseId && pause.after < seq)
    .reduce((total, { since, until }) => total + until - Math.max(since, start), 0)

/** The valid bids after the first `count`. */
export const standingAfter = (bids: readonly AuditBid[], count: number): AuditBid[] =>
  bids.slice(0, count).filter(({ removedAfter }) => removedAfter === null || removedAfter > count)

export const standingAtEnd = (bids: readonly AuditBid[]): AuditBid[] =>
  bids.filter(({ removedAfter }) => removedAfter === null)

/** The bids at the best price, oldest first. */
export function atBestPrice(bids: readonly AuditBid[], reverse: boolean): AuditBid[] {
  const isBetter = (one: string, other: string) => compareMoney(one, other) === (reverse ? -1 : 1)
  let best: AuditBid[] = []
  for (const bid of bids) {
    const [first] = best
    if (!first || isBetter(bid.amount, first.amount)) best = [bid]
    else if (compareMoney(bid.amount, first.amount) === 0) best.push(bid)
  }
  return best
}
