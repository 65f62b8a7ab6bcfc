import type { PhaseName, QuoteRequest } from '#src/model/bidding/schema.ts'
import type { RoomConfig } from './config.ts'
import type { Bid, Bidder, Rejected, Room, RoomEvent } from './room.ts'
import type { RefusalWording } from '#src/model/bidding/refusals.ts'

/** A quote while it is judged; `units` is what it would count as, in the smallest unit. */
export type Judged = { room: Room; bidder: Bidder; request: QuoteRequest; units: bigint; at: number }
export type Check = (judged: Judged) => Rejected | null

/** The public prices; null where there is none or it is secret. */
export type Prices = { current: bigint | null; minNext: bigint | null; maxNext: bigint | null; leaderNo: string | null }

/** A room while something happens to it: every change replaces `room`, which the caller's room never sees. */
export type Work = { room: Room; readonly mode: Mode; events: RoomEvent[] }

/** One phase of a mode in which quotes are taken. */
export type Open = {
  /** Checks from the amount on, in the order of domain 3.3. */
  checks: readonly Check[]
  /** Those of them that do not depend on the amount: why a bidder cannot quote now. */
  standing: readonly Check[]
  /** Who of the qualified may quote in this phase; the wording of the refusal for the others. */
  barred?: (room: Room, bidder: Bidder) => RefusalWording | null
  prices: (room: Room) => Prices
  /** A late bid moves the end. */
  extends: boolean
  isSealed: boolean
  /** Quotes go up in the open, so that a holder may match one; elsewhere a wish to match is ignored. */
  isRising: boolean
  /** What a valid amount counts as. */
  countsAs?: (room: Room, units: bigint) => bigint
  /** A valid quote that is not taken and turns the room instead. */
  divert?: (work: Work, judged: Judged) => Rejected | null
  /** The bid has been written down: who leads now. */
  lead: (work: Work, bid: Bid) => void
  /** After the bid has been published. */
  after?: (work: Work, bid: Bid) => void
}

export type PhaseRule = {
  open?: Open
  /** The planned end has come; `at` is that instant. */
  ends: (work: Work, at: number) => void
}

export type Mode = {
  /** From the waiting room into the first phase. */
  begin: (work: Work, at: number) => void
  phases: Partial<Record<PhaseName, PhaseRule>>
  /** The parts of the room in their order, each with its length in ms where that is planned and public. */
  plan: (config: RoomConfig) => readonly (readonly [name: PhaseName, lengthMs: number | null])[]
  /** Phases in which bidders are still admitted. */
  joins: readonly PhaseName[]
  /** When it is decided whether there are enough bidders: at the opening, or later by the mode itself. */
  fieldAt: 'begin' | 'later'
  /** A single bidder deals by agreement where the notice says so; otherwise the room runs for that bidder. */
  knowsAgreement: boolean
}
