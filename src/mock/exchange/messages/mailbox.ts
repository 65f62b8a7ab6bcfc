import {
  binDays,
  type Message,
  type MessageCounts,
  type MessageKind,
  messageKinds,
  type UserMatter,
} from '#src/model/message/schema.ts'
import { userTopic } from '#src/model/push/topics.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../core.ts'
import { seedMessages } from '../seed/people/messages.ts'
import { type Channels, createChannels } from './channels.ts'

/** Beside the site message: a toast on the open page, a text message to the phone, a mail (domain 6.22). */
type Channel = 'push' | 'sms' | 'mail'

export type NewMessage = {
  kind: MessageKind
  title: string
  text: string
  link?: string
  also?: readonly Channel[]
  /** What it is about: an unread message about the same is replaced by a newer one. */
  about?: string
}

type StoredMessage = Message & { about?: string | undefined }

/** Messages of one user that are kept; the oldest go when there are more. */
const boxMax = 1000
const binMs = binDays * dayMs

type Change = { changed: number; unread: number }

export type Mailbox = Pick<Channels, 'settingsOf' | 'setChannel' | 'mails'> & {
  /** What is in the box, the newest first. */
  of: (userId: string) => Message[]
  /** What is in the bin, the last put in first. */
  binned: (userId: string) => Message[]
  unreadOf: (userId: string) => number
  countsOf: (userId: string) => MessageCounts
  /** Marks as read; ids that are not in the box, or read already, do not count as changed. So with the next two. */
  read: (userId: string, isMeant: (message: Message) => boolean) => Change
  bin: (userId: string, ids: readonly string[]) => Change
  restore: (userId: string, ids: readonly string[]) => Change
  /** Writes to a user on the channels the user has not switched off. A toast is shown in any case: it is gone in a moment. */
  write: (userId: string, message: NewMessage) => Message
  /** A mail to an address that is no longer, or not yet, that of an account. */
  writeTo: Channels['sendMail']
  /** Signals to the user's open pages that their data of this matter is out of date. */
  changed: (userId: string, matter: UserMatter) => void
}

/** What the mailbox needs to reach a user outside of the portal. */
type Ports = {
  sms: { send: (telPhone: string, text: string) => void }
  addresses: { emailOf: (userId: string) => string | null }
}

const countOf = (messages: readonly Message[]) => ({
  total: messages.length,
  unread: messages.filter(({ isRead }) => !isRead).length,
})

/** Messages of the exchange to its users, pushed at once to the pages that a user has open. */
export function createMailbox(core: Core, { sms, addresses }: Ports): Mailbox {
  const { tables, hub } = core
  const { settingsOf, setChannel, mails, wants, sendMail } = createChannels(core)
  const boxes = new Map<string, StoredMessage[]>()
  let written = 0

  const all = (userId: string): StoredMessage[] => {
    const known = boxes.get(userId) ?? []
    boxes.set(userId, known)
    return known
  }
  const of = (userId: string): Message[] => all(userId).filter(({ binnedAt }) => typeof binnedAt !== 'number')
  const binned = (userId: string): Message[] =>
    all(userId)
      .filter(({ binnedAt }) => typeof binnedAt === 'number' && core.now() - binnedAt < binMs)
      .toSorted((one, other) => (other.binnedAt ?? 0) - (one.binnedAt ?? 0))
  const unreadOf = (userId: string): number => countOf(of(userId)).unread

  const nextId = () => {
    written += 1
    return `M${String(written).padStart(8, '0')}`
  }
  const putIn = (userId: string, message: StoredMessage): void => {
    const box = all(userId)
    const older = box.findIndex(({ about, isRead }) => about !== undefined && about === message.about && !isRead)
    if (older >= 0) box.splice(older, 1)
    box.unshift(message)
    box.splice(boxMax)
  }

  const change = (
    userId: string,
    isMeant: (message: Message) => boolean,
    alter: (message: Message) => void,
  ): Change => {
    const meant = all(userId).filter(isMeant)
    for (const message of meant) alter(message)
    const unread = unreadOf(userId)
    if (meant.length > 0) hub.publish(userTopic(userId), 'unread', { unread })
    return { changed: meant.length, unread }
  }

  const sendOutside = (userId: string, { kind, title, text, also = [] }: NewMessage): void => {
    const user = tables.users.get(userId)
    if (user && also.includes('sms') && wants(userId, kind, 'sms')) sms.send(user.telPhone, `${title}：${text}`)
    const to = addresses.emailOf(userId)
    if (to && also.includes('mail') && wants(userId, kind, 'mail')) sendMail(to, title, text)
  }

  for (const [userId, messages] of seedMessages(tables, core.startedAt))
    for (const { id, at, isRead, kind, title, text, link } of messages)
      putIn(userId, { id: id ?? nextId(), kind, title, text, at, isRead, link: link ?? null })

  return {
    of,
    binned,
    unreadOf,
    settingsOf,
    setChannel,
    mails,
    countsOf: (userId) => {
      const messages = of(userId)
      const kinds = messageKinds.map((kind) => [kind, countOf(messages.filter((known) => known.kind === kind))])
      return {
        all: countOf(messages),
        kinds: Object.fromEntries(kinds) as MessageCounts['kinds'],
        bin: binned(userId).length,
      }
    },
    read: (userId, isMeant) =>
      change(
        userId,
        (message) => !message.isRead && isMeant(message),
        (message) => {
          message.isRead = true
        },
      ),
    bin: (userId, ids) =>
      change(
        userId,
        ({ id, binnedAt }) => ids.includes(id) && typeof binnedAt !== 'number',
        (message) => {
          message.binnedAt = core.now()
        },
      ),
    restore: (userId, ids) => {
      const held = new Set(binned(userId).map(({ id }) => id))
      return change(
        userId,
        ({ id }) => ids.includes(id) && held.has(id),
        (message) => {
          message.binnedAt = null
        },
      )
    },
    write: (userId, draft) => {
      const { kind, title, text, link, also = [], about } = draft
      const message: Message = { id: nextId(), kind, title, text, at: core.now(), isRead: false, link: link ?? null }
      const isStored = wants(userId, kind, 'site')
      if (isStored) putIn(userId, { ...message, about })
      const toast = also.includes('push')
      if (isStored || toast) hub.publish(userTopic(userId), 'message', { message, unread: unreadOf(userId), toast })
      sendOutside(userId, draft)
      return message
    },
    writeTo: sendMail,
    changed: (userId, matter) => hub.publish(userTopic(userId), 'changed', { matter }),
  }
}
