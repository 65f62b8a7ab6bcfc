import type { RoomRecord } from '#src/model/bidding/calls.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import { compareMoney } from '#src/model/money/money.ts'

/** One bid of the record as the replay shows it. Instants are epoch ms of the exchange. */
export type ReplayBid = {
  /** Its number in the record; an invalid record may repeat one. */
  seq: number
  time: number
  /** Null where the exchange has not opened the quote. */
  bidNo: string | null
  amount: string | null
  /** Its amount was hidden until the end of the room. */
  isSealed: boolean
  isPriority: boolean
  /** Why the exchange removed it; a removed bid never leads. */
  removed: string | null
  /** The end to which it extended the room. */
  movesTo: number | null
}

export type Timeline = {
  from: number
  until: number
  /** The start of the price. */
  start: string
  bids: readonly ReplayBid[]
  result: RoomRecord['result']
}

/** Position of a replay. `count` is separate from `at`, because two bids may arrive in the same millisecond. */
export type Position = { at: number; count: number }

type Moment = {
  /** All bids up to the position, oldest first. */
  bids: readonly ReplayBid[]
  leader: { bidNo: string; amount: string } | null
  /** Index of the leading bid. */
  leading: number | null
  extensions: number
  /** The end after the last extension. */
  end: number | null
  isOver: boolean
}

const contentOf = (content: RoomRecord['rows'][number]['content']) =>
  content
    ? { bidNo: content.bidNo, amount: content.amount, isPriority: content.priority }
    : { bidNo: null, amount: null, isPriority: false }

export function timelineOf({ opensAt, result, rows, moves, removed, rules, mode }: RoomRecord): Timeline {
  const ends = new Map((moves ?? []).map(({ seq, end }) => [seq, end]))
  const reasons = new Map((removed ?? []).map(({ seq, reason }) => [seq, reason]))
  const bids = rows.map(({ seq, time, content }): ReplayBid => ({
    seq,
    time,
    ...contentOf(content),
    isSealed: !content || content.salt !== '' || sealedModes.has(mode),
    removed: reasons.get(seq) ?? null,
    movesTo: ends.get(seq) ?? null,
  }))
  const from = Math.min(opensAt, bids[0]?.time ?? opensAt)
  // A bid that ends its room is one stop, and the end the next.
  const until = Math.max((bids.at(-1)?.time ?? from) + 1, result?.at ?? from)
  return { from, until, start: rules.P0, bids, result }
}

/** The number of bids at an instant. */
function countAt({ bids }: Timeline, at: number): number {
  let low = 0
  let high = bids.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (bids[middle]!.time <= at) low = middle + 1
    else high = middle
  }
  return low
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export function atTime(timeline: Timeline, instant: number): Position {
  const at = clamp(instant, timeline.from, timeline.until)
  return { at, count: countAt(timeline, at) }
}

/** Stops of a replay by bids: the opening, each bid, and the end. */
export const stopsOf = ({ bids }: Timeline): number => bids.length + 1

/** 0 is the opening, n the nth bid, one more the end. */
export function atStop(timeline: Timeline, stop: number): Position {
  const { bids, from, until } = timeline
  const place = clamp(Math.round(stop), 0, stopsOf(timeline))
  if (place > bids.length) return { at: until, count: bids.length }
  return { at: bids[place - 1]?.time ?? from, count: place }
}

export const isAtEnd = ({ until }: Timeline, { at }: Position): boolean => at >= until

export const stopOf = (timeline: Timeline, position: Position): number =>
  isAtEnd(timeline, position) ? stopsOf(timeline) : position.count

/** Whether this bid's amount is public at that position. */
export const isShown = ({ amount, isSealed }: ReplayBid, isOver: boolean): boolean =>
  amount !== null && (!isSealed || isOver)

function leaderIn(timeline: Timeline, bids: readonly ReplayBid[], isOver: boolean): Moment['leader'] {
  const { result } = timeline
  if (isOver && result?.bidNo && result.price) return { bidNo: result.bidNo, amount: result.price }
  const last = bids.findLast((bid) => bid.removed === null && !bid.isSealed && isShown(bid, isOver))
  return last?.bidNo && last.amount !== null ? { bidNo: last.bidNo, amount: last.amount } : null
}

/** The bid by which the leader leads; of several equal ones the last. */
function placeOfLeader(bids: readonly ReplayBid[], leader: Moment['leader']): number | null {
  if (!leader) return null
  const place = bids.findLastIndex(
    ({ bidNo, amount, removed }) =>
      removed === null && bidNo === leader.bidNo && amount !== null && compareMoney(amount, leader.amount) === 0,
  )
  return place === -1 ? null : place
}

/** The room at a position, derived from the first bids of the record. */
export function momentAt(timeline: Timeline, position: Position): Moment {
  const bids = timeline.bids.slice(0, position.count)
  const isOver = isAtEnd(timeline, position)
  const moved = bids.flatMap(({ movesTo }) => movesTo ?? [])
  const leader = leaderIn(timeline, bids, isOver)
  return {
    bids,
    leader,
    leading: placeOfLeader(bids, leader),
    extensions: moved.length,
    end: moved.length > 0 ? Math.max(...moved) : null,
    isOver,
  }
}

export const speeds = [1, 2, 5, 10, 30, 60] as const
export type ReplaySpeed = (typeof speeds)[number]

/** Length of a pause between bids when pauses are skipped, ms of the viewer's time. */
const leadMs = 1_200

type Pace = { speed: ReplaySpeed; skips: boolean }

/** The position of a playing replay after so many ms of the viewer's time. */
export function advanced(timeline: Timeline, { at, count }: Position, elapsedMs: number, pace: Pace): Position {
  const next = timeline.bids[count]?.time ?? timeline.until
  const lead = leadMs * pace.speed
  const from = pace.skips && next - at > lead ? next - lead : at
  return atTime(timeline, from + elapsedMs * pace.speed)
}
