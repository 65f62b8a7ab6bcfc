import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'
import { roomPhase, roomResult } from './schema.ts'

const version = z.int()
/** What a change implies for every viewer; absent where secret. */
const prices = {
  current: nullish(amount),
  minNext: nullish(amount),
  maxNext: nullish(amount),
  leaderNo: nullish(z.string()),
}

/**
 * Events of a room's topic, by type (domain 3.9). Each carries the room's version after it; one action may cause several
 * events of one version. Those of `privateEvents` go to one bidder only.
 */
export const roomEvents = {
  PHASE: z.object({ version, phase: roomPhase, ...prices }),
  /** A sealed bid shows only that it exists, its time and its commitment. */
  BID: z.object({
    version,
    seq: z.int(),
    bidNo: nullish(z.string()),
    amount: nullish(amount),
    time: z.number(),
    premium: nullish(z.string()),
    mark: nullish(z.string()),
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
  COUNTS: z.object({ version, enrolled: z.int(), qualified: z.int(), confirmed: nullish(z.int()) }),
  RESULT: z.object({ version, result: roomResult }),
  DEPOSIT_LOCK: z.object({ lot: z.string(), frozen: amount, free: amount, version }),
  HOLD: z.object({ version, until: z.number() }),
  QUEUE: z.object({ version, place: nullish(z.int()) }),
}

export type RoomEventType = keyof typeof roomEvents
export type RoomEventData<T extends RoomEventType> = z.output<(typeof roomEvents)[T]>

/** Events sent to one bidder only. */
export const privateEvents: ReadonlySet<RoomEventType> = new Set<RoomEventType>(['DEPOSIT_LOCK', 'HOLD', 'QUEUE'])
