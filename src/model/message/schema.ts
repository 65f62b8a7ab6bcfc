import * as z from 'zod/mini'
import { maybe } from '../nullish.ts'

/** What a message is about (domain 6.13); an unknown kind is shown as its own text. */
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

/** One message of the exchange to one user. */
export const message = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
  isRead: z.boolean(),
  /** A path of the portal where the matter is dealt with. */
  link: maybe(z.string()),
  /** When it was put into the bin, epoch ms; absent while it is in the box. */
  binnedAt: maybe(z.number()),
})
export type Message = z.output<typeof message>

/** How many messages of a kind there are, and how many of them are unread. */
const messageCount = z.object({ total: z.number(), unread: z.number() })

/** Messages by kind, and those in the bin. */
export const messageCounts = z.object({
  all: messageCount,
  kinds: z.record(z.string(), messageCount),
  bin: z.number(),
})
export type MessageCounts = z.output<typeof messageCounts>

/** Ways a message takes: the box of the portal, a text to the phone, a mail. */
export const messageChannels = ['site', 'sms', 'mail'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Which ways messages of a kind take to this user; those of a fixed kind cannot be switched off (domain 6.13). */
export const messageSetting = z.object({
  kind: z.string(),
  site: z.boolean(),
  sms: z.boolean(),
  mail: z.boolean(),
  isFixed: z.boolean(),
})
export type MessageSetting = z.output<typeof messageSetting>

/** Days a message stays in the bin, from where it can be taken back. */
export const binDays = 30

/** What a reader of a user's topic begins with. */
export const userSnapshot = z.object({ unread: z.number() })

/** Event `message`: one has come; with `toast` it is also shown at once. */
export const messageEvent = z.object({ message, unread: z.number(), toast: z.boolean() })

/** Event `unread`: messages were read or deleted, here or in another window. */
export const unreadEvent = z.object({ unread: z.number() })

/** Parts of what the exchange knows of a user; the second word of the private query keys. */
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
] as const
export type UserMatter = (typeof userMatters)[number]

/** Event `changed`: what was told of this matter before is out of date. */
export const changedEvent = z.object({ matter: z.string() })
