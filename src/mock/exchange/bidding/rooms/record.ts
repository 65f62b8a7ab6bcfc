import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { Listing } from '../../tables.ts'
import type { Package } from '../engine/package/package.ts'

/** Something that a bot intends to do in a room. */
export type Plan = { at: number; roomId: string; bidNo: string; steps: number; kind: 'quote' | 'confirm' | 'take' }

/** What a room is held for where suppliers underbid each other: a procurement project, which is no listing. */
export type Procurement = {
  title: string
  no: string
  projectId: string
  origin: NonNullable<RoomHead['origin']>
  /** The name of each supplier, by user; published by no room. */
  names: ReadonlyMap<string, string>
  /** Below this much, 元, the bot of this number does not go. */
  floors: ReadonlyMap<string, string>
}

/** The rooms of one listing: one of a single asset, several of a package. */
export type Group = {
  /** Null for a practice room and for one of procurement, which belong to no asset. */
  listing: Listing | null
  /** The listing of each room, by its id. */
  lots: Map<string, Listing>
  state: Package
  /** What the bots intend, soonest first. */
  agenda: Plan[]
  /** Bots go on while the clock runs; otherwise they only act in the time before the world began. */
  isAlive: boolean
  /** The instant for which the exchange's clock is set. */
  wakeAt: number | null
  /** Bidder numbers of the bots. */
  bots: readonly string[]
  practice: { key: string; until: number } | null
  procurement: Procurement | null
}

/** How far the rooms of a listing have come, and what the bots intend in them. */
export type Past = Pick<Group, 'state' | 'agenda'>
