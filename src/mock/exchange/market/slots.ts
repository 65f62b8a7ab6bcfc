import { lotTopic } from '#src/model/push/topics.ts'
import type { Past } from '../bidding/rooms/record.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import { rollingListing, rollingMembers, rollingSlots, type Slot } from '../seed/listings/rolling.ts'
import type { Listing } from '../tables.ts'
import { keepBeginning, knownBeginning } from './initial-listings.ts'

/** Closed rooms of one slot that stay in the lists; older ones leave the exchange. */
const roundLimit = 3

type Ports = {
  rooms: Pick<Rooms, 'prepare' | 'forget'>
  /** The rooms of a listing for which a user has enrolled are kept. */
  enrolments: { isEnrolledFor: (assetsId: string) => boolean }
  /** Pushes a listing that has entered the hall. */
  push: (listing: Listing) => void
}

/** Slots that always hold one asset, waiting or in bidding: when its room closes the next takes its place. */
export function createSlots(
  core: Core,
  { rooms, enrolments, push }: Ports,
): { isRolling: (listing: Listing) => boolean } {
  const { listings } = core.tables
  const rounds = new Map<number, string[]>()
  const rolling = new Set<string>()

  /** Counts a round of the slot; the oldest one leaves the exchange. */
  const dropOldRounds = (slot: Slot, assetsId: string) => {
    const held = [...(rounds.get(slot.index) ?? []), assetsId]
    for (const old of held.splice(0, held.length - roundLimit)) {
      for (const id of [old, ...(listings.get(old)?.memberIds ?? [])]) {
        listings.delete(id)
        core.hub.forget(lotTopic(id))
      }
      if (!enrolments.isEnrolledFor(old)) rooms.forget(old)
      rolling.delete(old)
    }
    rounds.set(slot.index, held)
  }

  const beginningOf = (slot: Slot, round: number) => core.startedAt - slot.phaseMs + round * slot.cycleMs

  /** Rounds that begin and end while the clock is moved far ahead never take place; no one could have been there. */
  const roundAfter = (slot: Slot, round: number): number => {
    const last = Math.floor((core.horizon() - core.startedAt + slot.phaseMs) / slot.cycleMs)
    return Math.max(round + 1, last - roundLimit + 1)
  }

  const lotsOf = (slot: Slot, round: number): Listing[] => {
    const waitsFrom = beginningOf(slot, round)
    const listing = rollingListing(slot, round, {
      waitsFrom,
      opensAt: waitsFrom + slot.cycleMs / 2,
      closesAt: waitsFrom + slot.cycleMs,
    })
    return [listing, ...rollingMembers(listing)]
  }

  /** Puts a listing and its members into the hall; gives the past of their rooms if they are open. */
  const enter = (slot: Slot, lots: readonly Listing[], past?: Past): Past | undefined => {
    const listing = lots[0]!
    for (const lot of lots) listings.set(lot.assetsId, lot)
    rolling.add(listing.assetsId)
    dropOldRounds(slot, listing.assetsId)
    // Until it opens, or is asked for, nothing happens in a room.
    if (listing.opensAt > core.now()) {
      core.timers.set(listing.opensAt, () => rooms.prepare(listing))
      return undefined
    }
    const { state, agenda } = rooms.prepare(listing, past)
    return { state, agenda }
  }

  const awaitNext = (slot: Slot, round: number) => {
    const next = roundAfter(slot, round)
    core.timers.set(beginningOf(slot, next), () => {
      const lots = lotsOf(slot, next)
      enter(slot, lots)
      awaitNext(slot, next)
      push(lots[0]!)
    })
  }

  for (const slot of rollingSlots) {
    const known = knownBeginning(core.startedAt, slot)
    const lots = known?.lots ?? lotsOf(slot, 0)
    const past = enter(slot, lots, known?.past)
    if (!known) keepBeginning(core.startedAt, slot, { lots, past })
    awaitNext(slot, 0)
  }

  return { isRolling: ({ assetsId }) => rolling.has(assetsId) }
}
