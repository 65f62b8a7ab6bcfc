import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'
import { priceDue } from '../settlement/price-due.ts'

/** Phases of a room (domain 3.2). A pause is not a phase: it interrupts the current one. */
export const phaseNames = [
  'NOT_STARTED',
  'FREE',
  'PREP2',
  'DELAY',
  'LIMIT',
  'SEALED',
  'OPENING',
  'DESCEND',
  'ASCEND',
  'OPEN',
  'HOLD',
  'WAIT',
  'INQUIRY',
  'PRIORITY',
  'ENDED',
  'TERMINATED',
] as const
export type PhaseName = (typeof phaseNames)[number]

/** The client's idempotency key for one intended quote, created when the confirmation opens. */
export const idemKey = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** A request to quote, accept or take (domain 3.12). The room checks the amount, not this schema. */
export const quoteRequest = z.object({
  roomId: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  phaseId: z.int(),
  /** Step of the falling price that is accepted. */
  stage: nullish(z.int()),
  lotId: nullish(z.string()),
  amount: z.string().check(z.maxLength(40)),
  idemKey,
  /** Exercises the right of first refusal. */
  priority: nullish(z.boolean()),
  /** `seq` of the last bid the person saw; if given, the quote counts only when there is no later bid. */
  basis: nullish(z.int()),
})
export type QuoteRequest = z.output<typeof quoteRequest>

/**
 * The answer to any action in a room, accepted or refused; instants are epoch ms of the server. `reason` is a name of
 * `refusals.ts`. Prices are absent where secret.
 */
export const roomReply = z.object({
  accepted: z.boolean(),
  reason: nullish(z.string()),
  /** Number of the accepted bid; when refused, the last number of the room. */
  seq: z.int(),
  serverTime: z.number(),
  version: z.int(),
  /** When the phase ends. */
  end: nullish(z.number()),
  current: nullish(amount),
  minNext: nullish(amount),
  maxNext: nullish(amount),
  /** Link of the accepted bid in the chain: the bidder's receipt. */
  link: nullish(z.string()),
})
export type RoomReply = z.output<typeof roomReply>

/** A phase as shown; `id` goes back with a quote. `end` of a falling price is the end of its step. */
export const roomPhase = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  start: z.number(),
  end: nullish(z.number()),
  stage: nullish(z.int()),
})
export type RoomPhase = z.output<typeof roomPhase>

/** One accepted bid. Before the opening a sealed one shows only its existence, time and commitment. */
export const bidRow = z.object({
  seq: z.int(),
  bidNo: nullish(z.string()),
  amount: nullish(amount),
  time: z.number(),
  /** LEADING, OUT, REMOVED or DEAL. */
  tag: nullish(z.string()),
  /** PRIORITY: made by right of first refusal. */
  mark: nullish(z.string()),
  /** Above the start price, per cent with two decimals. */
  premium: nullish(z.string()),
})
export type BidRow = z.output<typeof bidRow>

/** One step of a falling price; with a hidden floor later steps are absent. */
const ladderStep = z.object({ stage: z.int(), price: amount, from: z.number(), until: z.number() })
export type LadderStep = z.output<typeof ladderStep>

/** A planned stage of the room, for steppers and phase bars; stages that depend on bids have no instants. */
const plannedStage = z.object({
  name: z.string(),
  label: z.string(),
  from: nullish(z.number()),
  until: nullish(z.number()),
  /** The planned length, ms; of a rolling countdown one whole turn. Absent where it depends on what bidders do. */
  leastMs: nullish(z.number()),
})

/** The rules as published in the notice. Durations in ms; amounts in the lot's unit. */
export const roomRules = z.object({
  unit: z.string(),
  decimals: z.int(),
  P0: amount,
  S: nullish(amount),
  /** Step of the second period of `phased`. */
  S2: nullish(amount),
  /** Maximum number of steps per bid. */
  M: nullish(z.int()),
  stepRule: z.string(),
  /** A bid with at most W remaining moves the end to D after it. */
  W: nullish(z.number()),
  D: nullish(z.number()),
  maxExtensions: nullish(z.int()),
  /** The end is never moved past this instant. */
  hardStop: nullish(z.number()),
  reserve: z.enum(['HAS', 'NONE']),
  priority: z.string(),
  /** Whether the second-ranked bidder is asked after the winner's default; absent in a practice room. */
  second: nullish(z.boolean()),
  /** Extensions of the notice when nobody takes the lot: how many it announces, and how many are left; absent without any. */
  cycles: nullish(z.object({ most: z.int(), left: z.int() })),
  /** Published maximum price, ceiling of the first stage or top of the range. */
  cap: nullish(amount),
  /** Published range of a sealed quote; `low` rises to the best price of the first stage. */
  range: nullish(z.object({ low: amount, high: nullish(amount) })),
  decision: nullish(z.string()),
  /** Procurement: the lowest bid wins. */
  reverse: nullish(z.boolean()),
  maxRevisions: nullish(z.int()),
  entryRule: nullish(z.string()),
  /** Durations of the mode: its open, free or sealed period, and those between. */
  openMs: nullish(z.number()),
  prepMs: nullish(z.number()),
  waitMs: nullish(z.number()),
  sealedMs: nullish(z.number()),
  /** How long the room waits for participants to confirm; null when no confirmation is needed. */
  inquiryMs: nullish(z.number()),
  /** How long holders of the right of first refusal may answer after the room; null when none is asked. */
  confirmMs: nullish(z.number()),
  holdMs: nullish(z.number()),
  /** Result for a single qualified bidder: AGREEMENT, ONE_QUOTE or FAIL. */
  single: nullish(z.string()),
  drop: nullish(z.object({ top: amount, step: amount, everyMs: z.number(), floor: nullish(amount) })),
})
export type RoomRules = z.output<typeof roomRules>

/** The bidder's private data. */
const roomMe = z.object({
  bidNo: nullish(z.string()),
  canBid: z.boolean(),
  /** Why not: a name of `refusals.ts`, and the text. */
  reason: nullish(z.string()),
  reasonText: nullish(z.string()),
  leading: z.boolean(),
  ownBest: nullish(amount),
  /** Own sealed quotes, newest first; the first counts. */
  ownSealed: z.array(z.object({ seq: z.int(), amount, time: z.number() })),
  revisionsLeft: nullish(z.int()),
  /** `rank` of the right of first refusal, and what can be done with it now. */
  priority: nullish(
    z.object({ rank: z.int(), canMatch: z.boolean(), canAnswer: z.boolean(), answer: nullish(z.boolean()) }),
  ),
  /** Package pool, 元. */
  free: nullish(amount),
  frozen: nullish(amount),
  /** Has confirmed taking part, where required. */
  confirmed: z.boolean(),
  mustConfirm: z.boolean(),
  /** Payment deadline of the held lot. */
  hold: nullish(z.object({ until: z.number() })),
  /** Position in the queue behind the holder, from 1. */
  queuePlace: nullish(z.int()),
})
export type RoomMe = z.output<typeof roomMe>

/** The result of a room; `reason` is a key of `outcomeLabels`. */
export const roomResult = z.object({
  kind: z.enum(['DEAL', 'AGREEMENT', 'FAILED', 'EXTEND', 'TERMINATED']),
  reason: z.string(),
  text: z.string(),
  at: z.number(),
  price: nullish(amount),
  bidNo: nullish(z.string()),
  /** Several holders of the right: each with the share of capital. */
  shares: nullish(z.array(z.object({ bidNo: z.string(), capital: z.string() }))),
  /** Link of the last bid, to compare a later record with. */
  head: nullish(z.string()),
})
export type RoomResult = z.output<typeof roomResult>

/** A result saved apart from the record. */
export const savedResult = z.pick(roomResult, { kind: true, bidNo: true, price: true })
export type SavedResult = z.output<typeof savedResult>

/**
 * A room at one version, for a bidder with `me`, for an observer without (domain 3.12). Contains the events up to this
 * version. In sealed phases `current`, `leaderNo` and the amounts are absent.
 */
export const roomSnapshot = z.object({
  roomId: z.string(),
  assetsId: z.string(),
  mode: z.string(),
  version: z.int(),
  seq: z.int(),
  serverNow: z.number(),
  phase: roomPhase,
  paused: nullish(z.object({ since: z.number(), restMs: z.number(), reason: z.string() })),
  /** How often the end was moved. */
  extensions: z.int(),
  rules: roomRules,
  stages: z.array(plannedStage),
  current: nullish(amount),
  minNext: nullish(amount),
  maxNext: nullish(amount),
  premium: nullish(z.string()),
  leaderNo: nullish(z.string()),
  counts: z.object({
    enrolled: z.int(),
    qualified: z.int(),
    bids: z.int(),
    /** The number of sealed ones among them. */
    sealed: nullish(z.int()),
    watching: z.int(),
    confirmed: nullish(z.int()),
    entrants: nullish(z.int()),
  }),
  ladder: nullish(z.array(ladderStep)),
  me: nullish(roomMe),
  /** Newest first, at most the last fifty; older ones are paged. */
  bids: z.array(bidRow),
  /** Notes of the exchange: removals, pauses. Newest first. */
  notes: z.array(z.object({ at: z.number(), text: z.string() })),
  result: nullish(roomResult),
  /** What follows once every room of the project is over, epoch ms; null when nothing does. */
  after: nullish(
    z.object({
      /** End of the publicity period of the result, when something was sold. */
      publicityUntil: nullish(z.number()),
      /** Deadline for the winner to sign the contract. */
      signBy: nullish(z.number()),
      /** Deadline for the refund of the viewer's deposit. */
      refundBy: nullish(z.number()),
      /** When it was refunded. */
      refundedAt: nullish(z.number()),
      /** The viewer's deal has ended by default. */
      isDefaulted: nullish(z.boolean()),
      /** What the viewer owes since the contract is in force. */
      price: nullish(priceDue),
    }),
  ),
})
export type RoomSnapshot = z.output<typeof roomSnapshot>
