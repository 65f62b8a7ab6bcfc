import * as z from 'zod/mini'
import { listingRow } from '../listing/schema.ts'
import { nullish } from '../nullish.ts'

/** Counters of the user centre, in order (domain 6.8). */
export const counters = [
  'depositsDue',
  'roomsWaiting',
  'roomsOpen',
  'contractsDue',
  'paymentsDue',
  'unreadMessages',
] as const
export type Counter = (typeof counters)[number]

/** A task of the user. */
const todo = z.object({
  id: z.string(),
  title: z.string(),
  /** Deadline, epoch ms; absent for none. */
  deadline: nullish(z.number()),
  /** The portal path where it is done. */
  link: z.string(),
})
export type Todo = z.output<typeof todo>

/** A project the user takes part in. */
const recentProject = z.object({
  row: listingRow,
  /** State of the user's part, in the exchange's words. */
  state: z.string(),
  /** Time of the latest event, epoch ms. */
  at: z.number(),
  link: z.string(),
})
export type RecentProject = z.output<typeof recentProject>

/** Security level of the account. */
const protectionLevel = z.object({ points: z.number(), level: z.enum(['low', 'middle', 'high']) })
export type ProtectionLevel = z.output<typeof protectionLevel>

/** Data of the user centre's first screen. */
export const overview = z.object({
  counts: z.record(z.enum(counters), z.number()),
  todos: z.array(todo),
  recent: z.array(recentProject),
  recommended: z.array(listingRow),
  /** Basis of the recommendations: the user's favourites, or popularity. */
  recommendedBy: z.enum(['favourites', 'heat']),
  /** The previous sign-in, epoch ms. */
  lastSignInAt: nullish(z.number()),
  protection: nullish(protectionLevel),
})
export type Overview = z.output<typeof overview>
