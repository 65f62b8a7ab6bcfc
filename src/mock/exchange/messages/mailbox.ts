import {
  binDays,
  type Message,
  type MessageChannel,
  messageChannels,
  type MessageCounts,
  type MessageKind,
  messageKinds,
  type MessageSetting,
  type UserMatter,
} from '#src/model/message/schema.ts'
import { userTopic } from '#src/model/push/topics.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '../seed/calendar.ts'
import { seedMessages } from '../seed/messages.ts'

/** Beside the site message: a toast on the open page, a text message to the phone, a mail (domain 6.22). */
type Channel = 'push' | 'sms' | 'mail'

export type NewMessage = {
  kind: MessageKind
  title: string
  text: string
  link?: string
  also?: readonly Channel[]
  /** What it is about: an unread message about the same is put away when a newer one comes. */
  about?: string
}

/** A mail as it left the exchange. */
type Mail = { at: number; to: string; title: string; text: string }

type Kept = Message & { about?: string | undefined }

/** Messages of one user that are kept; the oldest go when there are more. */
const boxMax = 1000
const mailsMax = 200
const binMs = binDays * dayMs

/** Kinds that come by mail unless the user says otherwise: those with terms and consequences. */
const mailedKinds: ReadonlySet<string> = new Set<MessageKind>(['notice', 'contract', 'settlement', 'security'])
/** Who gets into an account, or changes its password, is told of on every way (domain 6.22). */
const fixedKind: MessageKind = 'security'

export type Mailbox = ReturnType<typeof createMailbox>

const countOf = (messages: readonly Message[]) => ({
  total: messages.length,
  unread: messages.filter(({ isRead }) => !isRead).length,
})

const usualSettings = (): MessageSetting[] =>
  messageKinds.map((kind) => ({
    kind,
    site: true,
    sms: true,
    mail: mailedKinds.has(kind),
    isFixed: kind === fixedKind,
  }))

/** On which ways each user wants to hear of what, and what went out beside the site message. */
function createWays(exchange: Exchange) {
  const settings = new Map<string, MessageSetting[]>()
  const mails: Mail[] = []
  const settingsOf = (userId: string): MessageSetting[] => settings.get(userId) ?? usualSettings()
  const wants = (userId: string, kind: string, channel: MessageChannel): boolean =>
    settingsOf(userId).find((setting) => setting.kind === kind)?.[channel] ?? true
  return {
    settingsOf,
    wants,
    mails,
    sendElsewhere: (userId: string, { kind, title, text, also = [] }: NewMessage): void => {
      const user = exchange.tables.users.get(userId)
      if (user && also.includes('sms') && wants(userId, kind, 'sms'))
        exchange.accounts.text(user.telPhone, `${title}：${text}`)
      const to = exchange.security.emailOf(userId)
      if (!to || !also.includes('mail') || !wants(userId, kind, 'mail')) return
      mails.unshift({ at: exchange.now(), to, title, text })
      mails.splice(mailsMax)
    },
    setChannel: (userId: string, kind: string, channel: MessageChannel, on: boolean): MessageSetting[] => {
      const before = settingsOf(userId)
      const setting = before.find((known) => known.kind === kind)
      if (!setting || !messageChannels.includes(channel)) throw new Refusal(400, '没有这一类消息')
      if (setting.isFixed) throw new Refusal(400, '账户安全类消息不能关闭')
      const next = before.map((known) => (known.kind === kind ? { ...known, [channel]: on } : known))
      settings.set(userId, next)
      exchange.hub.publish(userTopic(userId), 'changed', { matter: 'messages' })
      return next
    },
  }
}

/** The boxes of all users, newest messages first, and their bins. */
function createBoxes(exchange: Exchange) {
  const boxes = new Map<string, Kept[]>()
  const all = (userId: string): Kept[] => {
    const known = boxes.get(userId) ?? []
    boxes.set(userId, known)
    return known
  }
  const binned = (userId: string): Message[] =>
    all(userId)
      .filter(({ binnedAt }) => typeof binnedAt === 'number' && exchange.now() - binnedAt < binMs)
      .toSorted((one, other) => (other.binnedAt ?? 0) - (one.binnedAt ?? 0))
  const of = (userId: string): Message[] => all(userId).filter(({ binnedAt }) => typeof binnedAt !== 'number')
  return {
    all,
    /** What is in the box, the newest first. */
    of,
    /** What is in the bin, the last put in first. */
    binned,
    unreadOf: (userId: string): number => countOf(of(userId)).unread,
    countsOf: (userId: string): MessageCounts => {
      const messages = of(userId)
      const kinds = messageKinds.map((kind) => [kind, countOf(messages.filter((known) => known.kind === kind))])
      return {
        all: countOf(messages),
        kinds: Object.fromEntries(kinds) as MessageCounts['kinds'],
        bin: binned(userId).length,
      }
    },
    putIn: (userId: string, message: Kept): void => {
      const box = all(userId)
      const older = box.findIndex(({ about, isRead }) => about !== undefined && about === message.about && !isRead)
      if (older >= 0) box.splice(older, 1)
      box.unshift(message)
      box.splice(boxMax)
    },
  }
}

/** What a user does with the messages of the own box; what an order is not about, or changes nothing, is no matter. */
function createHandling(exchange: Exchange, { all, binned, unreadOf }: ReturnType<typeof createBoxes>) {
  const told = (userId: string, changed: number) => {
    const unread = unreadOf(userId)
    if (changed > 0) exchange.hub.publish(userTopic(userId), 'unread', { unread })
    return { changed, unread }
  }
  const change = (userId: string, isMeant: (message: Message) => boolean, alter: (message: Message) => void) => {
    const meant = all(userId).filter(isMeant)
    for (const message of meant) alter(message)
    return told(userId, meant.length)
  }
  return {
    read: (userId: string, isMeant: (message: Message) => boolean) =>
      change(
        userId,
        (message) => !message.isRead && isMeant(message),
        (message) => {
          message.isRead = true
        },
      ),
    bin: (userId: string, ids: readonly string[]) =>
      change(
        userId,
        ({ id, binnedAt }) => ids.includes(id) && typeof binnedAt !== 'number',
        (message) => {
          message.binnedAt = exchange.now()
        },
      ),
    restore: (userId: string, ids: readonly string[]) => {
      const held = new Set(binned(userId).map(({ id }) => id))
      return change(
        userId,
        ({ id }) => ids.includes(id) && held.has(id),
        (message) => {
          message.binnedAt = null
        },
      )
    },
  }
}

/** Messages of the exchange to its users, newest first, told at once to whoever has the portal open. */
export function createMailbox(exchange: Exchange) {
  const ways = createWays(exchange)
  const boxes = createBoxes(exchange)
  const { of, binned, unreadOf, countsOf, putIn } = boxes
  const { settingsOf, setChannel, mails } = ways
  let written = 0
  const nextId = () => {
    written += 1
    return `M${String(written).padStart(8, '0')}`
  }

  for (const [userId, letters] of seedMessages(exchange.tables, exchange.startedAt))
    for (const { id, at, isRead, kind, title, text, link } of letters)
      putIn(userId, { id: id ?? nextId(), kind, title, text, at, isRead, link: link ?? null })

  return {
    of,
    binned,
    unreadOf,
    countsOf,
    settingsOf,
    setChannel,
    /** What went out by mail, to those who have bound an address, newest first. */
    mails,
    ...createHandling(exchange, boxes),
    /** Writes to a user, on the ways the user has not switched off. A toast comes all the same: it is gone in a moment. */
    write: (userId: string, letter: NewMessage): Message => {
      const { kind, title, text, link, also = [], about } = letter
      const message: Message = {
        id: nextId(),
        kind,
        title,
        text,
        at: exchange.now(),
        isRead: false,
        link: link ?? null,
      }
      const isKept = ways.wants(userId, kind, 'site')
      if (isKept) putIn(userId, { ...message, about })
      const toast = also.includes('push')
      if (isKept || toast)
        exchange.hub.publish(userTopic(userId), 'message', { message, unread: unreadOf(userId), toast })
      ways.sendElsewhere(userId, letter)
      return message
    },
    /** Tells the user's open pages that what they know of a matter is out of date. */
    changed: (userId: string, matter: UserMatter): void => {
      exchange.hub.publish(userTopic(userId), 'changed', { matter })
    },
  }
}

const userOf = ({ userId }: Actor): string => {
  if (userId === null) throw new Refusal(401, '请先登录')
  return userId
}

export const mailboxCommands = {
  readMessages: ({ mailbox }: Exchange, { ids }: { ids: string[] }, actor: Actor) =>
    mailbox.read(userOf(actor), ({ id }) => ids.includes(id)),
  readAllMessages: ({ mailbox }: Exchange, { kind }: { kind: string | null }, actor: Actor) =>
    mailbox.read(userOf(actor), (message) => !message.binnedAt && (kind === null || message.kind === kind)),
  removeMessages: ({ mailbox }: Exchange, { ids }: { ids: string[] }, actor: Actor) => mailbox.bin(userOf(actor), ids),
  restoreMessages: ({ mailbox }: Exchange, { ids }: { ids: string[] }, actor: Actor) =>
    mailbox.restore(userOf(actor), ids),
  setMessageChannel: (
    { mailbox }: Exchange,
    { kind, channel, on }: { kind: string; channel: MessageChannel; on: boolean },
    actor: Actor,
  ) => mailbox.setChannel(userOf(actor), kind, channel, on),
  writeLetter: ({ mailbox, tables }: Exchange, { loginName, letter }: { loginName: string; letter: NewMessage }) => {
    const user = [...tables.users.values()].find((known) => known.loginName === loginName)
    if (!user) throw new Refusal(404, `没有这个账户：${loginName}`)
    return mailbox.write(user.id, letter)
  },
}
