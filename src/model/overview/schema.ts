import * as z from 'zod/mini'
import { listingRow } from '../listing/schema.ts'
import { maybe } from '../nullish.ts'

/** What the counters of the user centre count, in their order (domain 6.8). */
export const counters = [
  'depositsDue',
  'roomsWaiting',
  'roomsOpen',
  'contractsDue',
  'paymentsDue',
  'unreadMessages',
] as const
export type Counter = (typeof counters)[number]

/** Something the user has to do. */
const todo = z.object({
  id: z.string(),
  title: z.string(),
  /** By when, epoch ms; absent when there is no hurry. */
  deadline: maybe(z.number()),
  /** A path of the portal where it is done. */
  link: z.string(),
})
export type Todo = z.output<typeof todo>

/** A project the user takes part in. */
const recentProject = z.object({
  row: listingRow,
  /** How far the user's own part has come, in the words of the exchange. */
  state: z.string(),
  /** When something last happened, epoch ms. */
  at: z.number(),
  link: z.string(),
})
export type RecentProject = z.output<typeof recentProject>

/** How well the account is protected. */
const protectionLevel = z.object({ points: z.number(), level: z.enum(['low', 'middle', 'high']) })
export type ProtectionLevel = z.output<typeof protectionLevel>

/** Everything the user centre begins with. */
export const overview = z.object({
  counts: z.record(z.enum(counters), z.number()),
  todos: z.array(todo),
  recent: z.array(recentProject),
  recommended: z.array(listingRow),
  /** What the recommendations follow: the user's favourites, or what everybody looks at. */
  recommendedBy: z.enum(['favourites', 'heat']),
  /** The sign-in before this one, epoch ms. */
  lastSignInAt: maybe(z.number()),
  protection: maybe(protectionLevel),
})
export type Overview = z.output<typeof overview>
