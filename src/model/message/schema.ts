import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** Message kinds (domain 6.13); an unknown kind is shown as its own text. */
export const messageKinds = [
  'system',
  'enrolment',
  'deposit',
  'bidding',
  'contract',
  'settlement',
  'service',
  'notice',
  'security',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message from the exchange to one user. */
export const message = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
  isRead: z.boolean(),
  /** The portal path where the matter is handled. */
  link: nullish(z.string()),
  /** When it was moved to the bin, epoch ms; absent otherwise. */
  binnedAt: nullish(z.number()),
})
export type Message = z.output<typeof message>

/** Total and unread messages of a kind. */
const messageCount = z.object({ total: z.number(), unread: z.number() })

/** Messages by kind, and those in the bin. */
export const messageCounts = z.object({
  all: messageCount,
  kinds: z.record(z.string(), messageCount),
  bin: z.number(),
})
export type MessageCounts = z.output<typeof messageCounts>

/** Delivery channels: the portal's mailbox, SMS, e-mail. */
export const messageChannels = ['site', 'sms', 'mail'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** A user's channels for one kind of message; fixed kinds cannot be switched off (domain 6.13). */
export const messageSetting = z.object({
  kind: z.string(),
  site: z.boolean(),
  sms: z.boolean(),
  mail: z.boolean(),
  isFixed: z.boolean(),
})
export type MessageSetting = z.output<typeof messageSetting>

/** Days a message stays in the bin, from which it can be restored. */
export const binDays = 30

/** Snapshot of a user's topic. */
export const userSnapshot = z.object({ unread: z.number() })

/** Event `message`: a new one; with `toast` it is also shown at once. */
export const messageEvent = z.object({ message, unread: z.number(), toast: z.boolean() })

/** Event `unread`: messages were read or deleted, here or in another window. */
export const unreadEvent = z.object({ unread: z.number() })

/** Kinds of user data; the second part of private query keys. */
const userMatters = [
  'person',
  'messages',
  'enrolments',
  'deposits',
  'rooms',
  'demands',
  'appeals',
  'favourites',
  'contracts',
  'settlements',
  'files',
  'purchases',
] as const
export type UserMatter = (typeof userMatters)[number]

/** Event `changed`: cached data of this matter is out of date. */
export const changedEvent = z.object({ matter: z.string() })
