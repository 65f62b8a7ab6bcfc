import { chainBeginning } from '#src/model/bidding/chain.ts'
import type { RoomEventData, RoomEventType } from '#src/model/bidding/events.ts'
import type { RefusalCode, RefusalWording } from '#src/model/bidding/refusals.ts'
import type { PhaseName, QuoteRequest, RoomReply, RoomResult } from '#src/model/bidding/schema.ts'
import type { RoomConfig } from './config.ts'

export type Answer = { code: number; msg: string; data: RoomReply }

/** A bidder who may be admitted. Deposits of a package are judged by its pool as well. */
export type Bidder = {
  userId: string
  bidNo: string
  qualified: boolean
  /** The deposit is effective. */
  deposit: boolean
  /** Order of the right to the same price, 1 first; null without the right. */
  rank: number | null
  /** Share of capital, for several holders who all exercise. */
  capital: string | null
  /** Own quote before this room, the least that may be offered in `final`. */
  base: string | null
  /** When the enrolment was complete, epoch ms. */
  qualifiedAt: number
}

/** What the room keeps of one bidder. */
type BidderState = {
  lastTryAt: number | null
  /** How often a held lot was not paid for. */
  lapses: number
  /** What was answered under each key; refusals are kept a while only. */
  answers: Readonly<Record<string, { body: string; answer: Answer }>>
  /** Keys under which nothing is taken any more, without an answer: asked after before a quote came, or refused long ago. */
  closed: readonly string[]
}

export type Bid = {
  seq: number
  userId: string
  bidNo: string
  amount: string
  time: number
  phaseId: number
  phase: PhaseName
  stage: number | null
  priority: boolean
  sealed: boolean
  salt: string
  commitment: string
  link: string
  /** Why it no longer counts. */
  removed: string | null
}

type Phase = { id: number; name: PhaseName; start: number; end: number | null; stage: number | null }

/** A phase as it began; later changes of its end are in `moves` and `pauses`. */
type Begun = Pick<Phase, 'id' | 'name' | 'start' | 'end'>
/** A pause that is over; `end` is the new end of the phase that stood still, null where a preparation took its place. */
type Pause = { phaseId: number; since: number; until: number; end: number | null; after: number }
/** A bid that was taken back, at an instant and after so many bids. */
type Removal = { seq: number; reason: string; at: number; after: number }

/** The whole state of a room: plain JSON that follows from its configuration and the commands it took. */
export type Room = {
  config: RoomConfig
  version: number
  /** The latest instant the room has seen. */
  at: number
  phase: Phase
  /** The phase that last took bids and is over. */
  lastOpenId: number | null
  paused: { since: number; restMs: number; reason: string } | null
  extensions: number
  /** Bids that moved the end, and to when. */
  moves: readonly { seq: number; end: number }[]
  /** The phases so far, the running one last. */
  course: readonly Begun[]
  pauses: readonly Pause[]
  removals: readonly Removal[]
  bidders: Readonly<Record<string, Bidder>>
  bidderStates: Readonly<Record<string, BidderState>>
  bids: readonly Bid[]
  /** Link of the last bid. */
  head: string
  /** Bid that leads for all to see: none while everything is sealed. */
  leader: number | null
  /** Price from which a rise begins when no bid stands. */
  anchor: string | null
  /** Acceptance that stopped a falling price. */
  taken: { phaseId: number; stage: number | null } | null
  /** When each step of a falling price began. */
  stageStarts: readonly number[]
  /** Who may go on; null for all. */
  entrants: readonly string[] | null
  confirmed: readonly string[]
  queue: readonly string[]
  /** End of a fixed-price offer. */
  closesAt: number | null
  opened: boolean
  /** How often holders of the right have been asked, what they answer now, and whether the room is open to the others again. */
  timesHoldersAsked: number
  answers: Readonly<Record<string, boolean>>
  reopened: boolean
  notes: readonly { at: number; text: string }[]
  result: RoomResult | null
  winnerId: string | null
}

export type Who = { userId: string | null; isVerified: boolean; isBlacklisted: boolean }

/** The pool of one bidder with respect to this lot; amounts in 元. */
export type Funds = { free: string; frozen: string; requirement: string; holds: boolean }

export type Command =
  | { kind: 'quote'; who: Who; request: QuoteRequest; salt?: string; funds?: Funds | null }
  | { kind: 'confirm' | 'withdraw' | 'leave-queue' | 'take' | 'release'; userId: string }
  | { kind: 'queue'; who: Who; funds?: Funds | null }
  | { kind: 'exercise'; userId: string; yes: boolean; funds?: Funds | null }
  | { kind: 'admit'; bidder: Bidder }
  | { kind: 'disqualify'; userId: string; reason: string; uncovered?: readonly string[] }
  | { kind: 'remove-bid'; seq: number; reason: string; uncovered?: readonly string[] }
  | { kind: 'pause' | 'terminate'; reason: string }
  | { kind: 'resume' }

export type RoomEvent = {
  [T in RoomEventType]: { type: T; data: RoomEventData<T>; to: string | null }
}[RoomEventType]

export type Step = { room: Room; events: RoomEvent[] }
export type Acted = Step & { answer: Answer }

export type Rejected = { code: RefusalCode; wording?: RefusalWording; values?: Record<string, string> }

export const initialBidderState: BidderState = { lastTryAt: null, lapses: 0, answers: {}, closed: [] }

/** A room that waits for its opening. */
export function createRoom(config: RoomConfig, bidders: readonly Bidder[] = [], now = config.opensAt): Room {
  const at = Math.min(now, config.opensAt)
  const waiting: Begun = { id: 1, name: 'NOT_STARTED', start: at, end: config.opensAt }
  return {
    config,
    version: 0,
    at,
    phase: { ...waiting, stage: null },
    lastOpenId: null,
    paused: null,
    extensions: 0,
    moves: [],
    course: [waiting],
    pauses: [],
    removals: [],
    bidders: Object.fromEntries(bidders.map((bidder) => [bidder.userId, bidder])),
    bidderStates: {},
    bids: [],
    head: chainBeginning,
    leader: null,
    anchor: null,
    taken: null,
    stageStarts: [],
    entrants: null,
    confirmed: [],
    queue: [],
    closesAt: null,
    opened: false,
    timesHoldersAsked: 0,
    answers: {},
    reopened: false,
    notes: [],
    result: null,
    winnerId: null,
  }
}
