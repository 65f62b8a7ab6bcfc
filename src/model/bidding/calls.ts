import * as z from 'zod/mini'
import { fact, writtenAmount } from '../lenient.ts'
import { listedRow, listingRow } from '../listing/schema.ts'
import { maybe } from '../nullish.ts'
import { chainRow } from './chain.ts'
import { roomReply, roomResult, roomRules } from './schema.ts'

/** A room of mine: what it is for, and how it stands (domain 6.9, list=2). */
export const myRoom = z.object({
  roomId: z.string(),
  assetsId: z.string(),
  /** Name of the lot; of a single asset its own name. */
  name: z.string(),
  asset: listingRow,
  mode: z.string(),
  enrolId: z.string(),
  bidNo: z.string(),
  phase: z.string(),
  label: z.string(),
  start: z.number(),
  end: maybe(z.number()),
  current: maybe(z.string()),
  unit: z.string(),
  leading: z.boolean(),
  /** Holds the right to the same price. */
  isHolder: maybe(z.boolean()),
  result: maybe(roomResult),
})
export type MyRoom = z.output<typeof myRoom>

/** What a room is for, which does not change while it runs; `lots` are the rooms of the same package. */
export const roomHead = z.object({
  roomId: z.string(),
  assetsId: z.string(),
  name: z.string(),
  no: z.string(),
  imgSrc: z.string(),
  mode: z.string(),
  isPractice: z.boolean(),
  /** The listing that the page of the asset belongs to: the package of a lot. */
  listing: maybe(listedRow),
  lots: z.array(z.object({ roomId: z.string(), name: z.string() })),
  /** 元; what the deposit of a lot binds. */
  deposit: fact(writtenAmount),
  opensAt: z.number(),
})
export type RoomHead = z.output<typeof roomHead>

/** A room that is over, bid by bid, with the chain that ties its bids together. */
export const roomRecord = z.object({
  roomId: z.string(),
  mode: z.string(),
  rules: roomRules,
  opensAt: z.number(),
  result: maybe(roomResult),
  rows: z.array(chainRow),
  /** Bids that moved the end of a running countdown, and to when. */
  moves: maybe(z.array(z.object({ seq: z.int(), end: z.number() }))),
  /** Bids that the exchange took back, why, and after how many bids; they stay in the chain. */
  removed: maybe(z.array(z.object({ seq: z.int(), reason: z.string(), at: maybe(z.number()), after: maybe(z.int()) }))),
  /** The phases of the room from the waiting to the end, each with the end it had when it began. */
  course: maybe(z.array(z.object({ id: z.int(), name: z.string(), start: z.number(), end: maybe(z.number()) }))),
  /** When the room stood still, after how many bids it went on, and the end that its phase then had. */
  pauses: maybe(
    z.array(
      z.object({ phaseId: z.int(), since: z.number(), until: z.number(), end: maybe(z.number()), after: z.int() }),
    ),
  ),
  /** The rooms of the same package, where its lots were bid for apart. */
  lots: maybe(z.array(z.object({ roomId: z.string(), name: z.string() }))),
  /** Link of the last bid, as the exchange published it. */
  head: z.string(),
})
export type RoomRecord = z.output<typeof roomRecord>

/** What was answered to a key, if the room knows it: settles an unknown without asking twice. */
export const knownAnswer = z.object({
  known: z.boolean(),
  code: maybe(z.number()),
  msg: maybe(z.string()),
  reply: maybe(roomReply),
})
export type KnownAnswer = z.output<typeof knownAnswer>

export const roomActions = [
  'confirm',
  'withdraw',
  'queue',
  'leave-queue',
  'take',
  'release',
  'exercise',
  'waive',
] as const
export type RoomAction = (typeof roomActions)[number]
