import type { RoomHead } from '#src/model/bidding/calls.ts'
import type { RoomResult } from '#src/model/bidding/schema.ts'
import type { Listing } from '../../tables.ts'
import type { Package } from '../engine/package/package.ts'

/** Something that a bot intends to do in a room. */
export type Plan = { at: number; roomId: string; bidNo: string; steps: number; kind: 'quote' | 'confirm' | 'take' }

/** What a room is held for where suppliers underbid each other: a procurement project, which is no listing. */
export type RoomProcurement = {
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
  procurement: RoomProcurement | null
}

/** How far the rooms of a listing have come, and what the bots intend in them. */
export type Past = Pick<Group, 'state' | 'agenda'>

/** Who is let into the room of a procurement project. */
export type Supplier = { userId: string; name: string }

export type RankedSupplier = Supplier & {
  bidNo: string
  /** A supplier of the seed, without an account. */
  isBot: boolean
  /** The best open quote, or the last sealed one. */
  yuan: string
  quotedAt: number
}

/** What the room of a procurement project has come to; `at` is epoch ms. */
export type ReverseResult = Pick<RoomResult, 'kind' | 'reason' | 'text' | 'at'> & {
  roomId: string
  projectId: string
  /** Null without a deal. After an agreement without a quote it is not in the ranking. */
  winner: Omit<RankedSupplier, 'quotedAt'> | null
  /** Best first, one line for each supplier who has quoted. */
  ranking: readonly RankedSupplier[]
  /** Link of the last quote: what is published with the result. */
  head: string
}
