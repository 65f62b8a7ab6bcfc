import * as z from 'zod/mini'
import { nullish } from '#src/model/nullish.ts'
import { message, messageChannels, messageCounts, messageSetting } from '#src/model/message/schema.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

const own = { origin: 'own', fallback: 'form', access: 'user' } as const

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(100))

/** The number still unread, as every open page is notified too. */
const after = z.object({ changed: z.number(), unread: z.number() })

export const messagesPage = endpoint({
  ...own,
  fallback: 'block',
  method: 'post',
  path: '/dscq-user/message/page',
  summary: 'Messages, newest first, filtered by kind or read state, or those in the bin; with counts by kind',
  input: () =>
    z.object({
      ...paged,
      kind: z.optional(z.string()),
      isRead: z.optional(z.boolean()),
      bin: z.optional(z.boolean()),
    }),
  data: () => pageWith(message, { counts: messageCounts }),
})

/** The caller shows its own state for a missing message. */
export const messageDetail = endpoint({
  ...own,
  fallback: 'block',
  method: 'get',
  path: '/dscq-user/message/detail',
  summary: 'One message, with its neighbours, optionally of its kind; the call does not mark it as read',
  input: () => z.object({ id: z.string(), kind: z.optional(z.string()) }),
  data: () => z.object({ message, newerId: nullish(z.string()), olderId: nullish(z.string()) }),
})

export const unreadMessages = endpoint({
  ...own,
  fallback: 'quiet',
  method: 'get',
  path: '/dscq-user/message/unread-count',
  summary: 'How many messages are unread',
  input: () => z.object({}),
  data: () => z.object({ unread: z.number() }),
})

export const readMessages = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-user/message/read',
  summary: 'Mark messages as read',
  input: () => z.object({ ids }),
  data: () => after,
})

export const readAllMessages = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-user/message/read-all',
  summary: 'Mark all messages as read, or all of a kind',
  input: () => z.object({ kind: z.optional(z.string()) }),
  data: () => after,
})

export const removeMessages = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-user/message/remove',
  summary: 'Put messages into the bin, where they stay for 30 days',
  input: () => z.object({ ids }),
  data: () => after,
})

export const restoreMessages = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-user/message/restore',
  summary: 'Take messages out of the bin',
  input: () => z.object({ ids }),
  data: () => after,
})

export const messageSettings = endpoint({
  ...own,
  fallback: 'block',
  method: 'get',
  path: '/dscq-user/message/settings',
  summary: 'The channels of each kind of message',
  input: () => z.object({}),
  data: () => z.array(messageSetting),
})

export const setMessageChannel = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-user/message/settings/save',
  summary: 'Switch a channel of a kind on or off; those of security stay on',
  input: () => z.object({ kind: z.string(), channel: z.enum(messageChannels), on: z.boolean() }),
  data: () => z.array(messageSetting),
})
