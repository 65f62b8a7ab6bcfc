import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { maybe } from '../nullish.ts'
import { roomPhase, roomResult } from './schema.ts'

const version = z.int()
/** What follows from a change for everybody; absent where it is secret. */
const prices = { current: maybe(amount), minNext: maybe(amount), maxNext: maybe(amount), leaderNo: maybe(z.string()) }

/**
 * What a room's topic tells, by type (domain 3.9). Each carries the version of the room after it; one action may tell several
 * things of one version. Those of `privateEvents` go to one bidder only.
 */
export const roomEvents = {
  PHASE: z.object({ version, phase: roomPhase, ...prices }),
  /** A sealed bid says only that there is one more, when it came, and its commitment. */
  BID: z.object({
    version,
    seq: z.int(),
    bidNo: maybe(z.string()),
    amount: maybe(amount),
    time: z.number(),
    premium: maybe(z.string()),
    mark: maybe(z.string()),
    commitment: z.string(),
    link: z.string(),
    bids: z.int(),
    ...prices,
  }),
  BID_REMOVED: z.object({ version, seq: z.int(), reason: z.string(), at: z.number(), bids: z.int(), ...prices }),
  END_MOVED: z.object({ version, phaseId: z.int(), end: z.number(), n: z.int() }),
  CLOCK_PRICE: z.object({ version, phaseId: z.int(), stage: z.int(), price: amount, until: z.number() }),
  PAUSE: z.object({ version, since: z.number(), restMs: z.number(), reason: z.string() }),
  RESUME: z.object({ version, phase: roomPhase }),
  PRIORITY_OPEN: z.object({ version, price: amount, until: z.number() }),
  PRIORITY_CLOSED: z.object({ version, exercised: z.boolean() }),
  COUNTS: z.object({ version, enrolled: z.int(), qualified: z.int(), confirmed: maybe(z.int()) }),
  RESULT: z.object({ version, result: roomResult }),
  DEPOSIT_LOCK: z.object({ lot: z.string(), frozen: amount, free: amount, version }),
  HOLD: z.object({ version, until: z.number() }),
  QUEUE: z.object({ version, place: maybe(z.int()) }),
}

export type RoomEventType = keyof typeof roomEvents
export type RoomEventData<T extends RoomEventType> = z.output<(typeof roomEvents)[T]>

/** Those that are for one bidder's eyes. */
export const privateEvents: ReadonlySet<RoomEventType> = new Set<RoomEventType>(['DEPOSIT_LOCK', 'HOLD', 'QUEUE'])
