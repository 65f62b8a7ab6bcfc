import type { RoomEventData, RoomEventType } from '#src/model/bidding/events.ts'
import type { PhaseName } from '#src/model/bidding/schema.ts'
import { amountText, units } from './amounts.ts'
import type { Open, Prices, Work } from './mode.ts'
import { leaderOf } from './ranking.ts'
import type { Room, RoomEvent } from './room.ts'
import { shownPhase } from './shown-phase.ts'

/** The rule of the running phase if quotes are taken in it. */
export const openOf = ({ room, mode }: Pick<Work, 'room' | 'mode'>): Open | undefined =>
  mode.phases[room.phase.name]?.open

export const patch = (work: Work, part: Partial<Room>): void => {
  // Not a spread: see `listingOf`.
  work.room = Object.assign({}, work.room, part)
}

type EventBody<T extends RoomEventType> = Omit<RoomEventData<T>, 'version'>

/** Adds an event for all viewers, or for one bidder. */
export function emit<T extends RoomEventType>(work: Work, type: T, data: EventBody<T>, to: string | null = null): void {
  work.events.push({ type, data: { ...data, version: work.room.version }, to } as RoomEvent)
}

/** Runs one change of the room as one version; a change without events keeps the version. */
export function transact<T>(work: Work, at: number, change: () => T): T {
  const { version } = work.room
  const count = work.events.length
  patch(work, { version: version + 1, at: Math.max(work.room.at, at) })
  const outcome = change()
  if (work.events.length === count) patch(work, { version })
  return outcome
}

/** Between and after the phases that take quotes: the bid that leads for all to see. */
function restingPrices(room: Room): Prices {
  const leader = leaderOf(room)
  const current = leader ? units(leader.amount, room.config.decimals) : null
  return { current, minNext: null, maxNext: null, leaderNo: leader?.bidNo ?? null }
}

/** The public prices now. */
export const pricesOf = (work: Pick<Work, 'room' | 'mode'>): Prices =>
  openOf(work)?.prices(work.room) ?? restingPrices(work.room)

/** The same as they go over the wire. */
export function pricesText(work: Pick<Work, 'room' | 'mode'>) {
  const { current, minNext, maxNext, leaderNo } = pricesOf(work)
  const text = (value: bigint | null) => (value === null ? null : amountText(value, work.room.config.decimals))
  return { current: text(current), minNext: text(minNext), maxNext: text(maxNext), leaderNo }
}

/** Into the next phase, from a planned instant on. */
export function enter(
  work: Work,
  name: PhaseName,
  start: number,
  end: number | null,
  stage: number | null = null,
): void {
  const { phase, lastOpenId, paused, course } = work.room
  const id = phase.id + 1
  patch(work, {
    // A phase that begins while the room stands still has all its time left.
    paused: paused && end !== null ? { ...paused, restMs: end - start } : paused,
    phase: { id, name, start, end, stage },
    course: [...course, { id, name, start, end }],
    lastOpenId: openOf(work) ? phase.id : lastOpenId,
  })
  emit(work, 'PHASE', { phase: shownPhase(work.room), ...pricesText(work) })
}

/** Into a rolling countdown from its beginning; nothing runs past a hard stop. */
export function enterCountdown(work: Work, name: PhaseName, at: number): void {
  const { D, hardStop } = work.room.config
  enter(work, name, at, Math.max(at, Math.min(at + D, hardStop ?? Infinity)))
}

/** Takes a bid back: it stays in the chain and counts no more. */
export function takeBack(work: Work, seq: number, reason: string): void {
  const { bids, removals, at } = work.room
  patch(work, {
    bids: bids.map((bid) => (bid.seq === seq ? { ...bid, removed: reason } : bid)),
    removals: [...removals, { seq, reason, at, after: bids.length }],
  })
}

/** A public line of the exchange. */
export const note = (work: Work, text: string): void =>
  patch(work, { notes: [...work.room.notes, { at: work.room.at, text }] })
