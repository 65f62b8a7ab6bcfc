import type { Package } from '../engine/package.ts'
import type { Listing } from '../../tables.ts'

/** Something that a bidder of the house, or of a practice room, intends to do. */
export type Plan = { at: number; roomId: string; bidNo: string; steps: number; kind: 'quote' | 'confirm' | 'take' }

/** The rooms of one listing: one of a single asset, several of a package. */
export type Group = {
  /** Absent for a practice room, which belongs to no asset. */
  listing: Listing | null
  /** The listing of each room, by its id. */
  lots: Map<string, Listing>
  state: Package
  /** What the house intends, soonest first. */
  agenda: Plan[]
  /** Bidders of the house go on while the clock runs; otherwise only what was before the world began. */
  isAlive: boolean
  /** The instant for which the exchange's clock is set. */
  wakeAt: number | null
  /** Numbers of the house's bidders. */
  house: readonly string[]
  practice: { key: string; until: number } | null
  /** Enrolments whose outcome has been told. */
  told: Set<string>
}
