import * as z from 'zod/mini'
import { fact, writtenAmount } from '../lenient.ts'
import { listedRow, listingRow } from '../listing/schema.ts'
import { nullish } from '../nullish.ts'
import { chainRow } from './chain.ts'
import { roomReply, roomResult, roomRules } from './schema.ts'

/** The procurement project that a room is held for. */
export const roomOrigin = z.object({ kind: z.literal('procurement'), projectId: z.string() })

/** One of the user's rooms: what it is held for and its state (domain 6.9, list=2). */
export const myRoom = z.object({
  roomId: z.string(),
  /** The asset of the room; for a procurement project the room itself. */
  assetsId: z.string(),
  /** Name of the lot, of a single asset, or of a procurement project. */
  name: z.string(),
  /** Absent where the room is held for a procurement project. */
  asset: nullish(listingRow),
  /** What a room without an asset is held for. */
  origin: nullish(roomOrigin),
  /** The ceiling of a procurement project, 元. */
  ceiling: nullish(z.string()),
  mode: z.string(),
  /** Absent for a procurement project. */
  enrolId: nullish(z.string()),
  bidNo: z.string(),
  phase: z.string(),
  label: z.string(),
  start: z.number(),
  end: nullish(z.number()),
  current: nullish(z.string()),
  unit: z.string(),
  leading: z.boolean(),
  /** Holds the right of first refusal. */
  isHolder: nullish(z.boolean()),
  result: nullish(roomResult),
})
export type MyRoom = z.output<typeof myRoom>

/** Facts of a room that do not change while it runs; `lots` are the rooms of the same package. */
export const roomHead = z.object({
  roomId: z.string(),
  assetsId: z.string(),
  name: z.string(),
  no: z.string(),
  /** Empty where there is no picture. */
  imgSrc: z.string(),
  mode: z.string(),
  isPractice: z.boolean(),
  /** The listing shown on the asset page: for a lot, its package. */
  listing: nullish(listedRow),
  /** What a room without a listing is held for; absent in a practice room. */
  origin: nullish(roomOrigin),
  lots: z.array(z.object({ roomId: z.string(), name: z.string() })),
  /** 元; the part of the deposit that a lot binds. */
  deposit: fact(writtenAmount),
  opensAt: z.number(),
})
export type RoomHead = z.output<typeof roomHead>

/** A finished room, bid by bid, with the hash chain of its bids. */
export const roomRecord = z.object({
  roomId: z.string(),
  mode: z.string(),
  rules: roomRules,
  opensAt: z.number(),
  result: nullish(roomResult),
  rows: z.array(chainRow),
  /** Bids that moved the end of a running countdown, with the new end. */
  moves: nullish(z.array(z.object({ seq: z.int(), end: z.number() }))),
  /** Bids removed by the exchange: why, and after how many bids; they stay in the chain. */
  removed: nullish(
    z.array(z.object({ seq: z.int(), reason: z.string(), at: nullish(z.number()), after: nullish(z.int()) })),
  ),
  /** The phases of the room from waiting to the end, each with its end at the start. */
  course: nullish(z.array(z.object({ id: z.int(), name: z.string(), start: z.number(), end: nullish(z.number()) }))),
  /** Pauses: when, after how many bids the room resumed, and the new end of the phase. */
  pauses: nullish(
    z.array(
      z.object({ phaseId: z.int(), since: z.number(), until: z.number(), end: nullish(z.number()), after: z.int() }),
    ),
  ),
  /** The rooms of the same package, when its lots were bid for separately. */
  lots: nullish(z.array(z.object({ roomId: z.string(), name: z.string() }))),
  /** Link of the last bid as published by the exchange. */
  head: z.string(),
})
export type RoomRecord = z.output<typeof roomRecord>

/** The answer recorded for a key, if any: resolves an unknown outcome without quoting again. */
export const knownAnswer = z.object({
  known: z.boolean(),
  code: nullish(z.number()),
  msg: nullish(z.string()),
  reply: nullish(roomReply),
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
