import * as z from 'zod/mini'
import { type TopicParts, topicParts } from '#src/model/push/topics.ts'
import type { HubOptions } from '../push/hub.ts'
import type { Actor } from './actor.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Rooms } from './bidding/rooms/rooms.ts'
import type { Core } from './core.ts'
import type { Contracts } from './contracts/contracts.ts'
import { snapshotOf } from './market/lots.ts'
import type { Market } from './market/market.ts'
import type { Mailbox } from './messages/mailbox.ts'
import type { SupportChat } from './messages/support-chat.ts'
import { Refusal } from './refusal.ts'

/** What topics are about, asked when they are read. */
type Sources = Pick<Core, 'tables' | 'now' | 'instant'> & {
  accounts: Pick<Accounts, 'useTicket'>
  market: Pick<Market, 'ticks'>
  mailbox: Pick<Mailbox, 'unreadOf'>
  rooms: Pick<Rooms, 'viewFor' | 'groupOf'>
  supportChat: Pick<SupportChat, 'historyOf'>
  contracts: Pick<Contracts, 'isTextReader' | 'textVersionOf'>
  /** Takes what a person writes to the service desk. */
  writeToDesk: (conversation: string, text: string, who: Actor) => void
}

/** Signs of a conversation's name, at least; a shorter one could be guessed. */
const deskSecretLength = 16

const deskMessage = z.object({ text: z.string() })

/** A room for a reader of its topic; undefined when there is none. */
function roomFor({ rooms }: Sources, roomId: string, { userId }: Actor) {
  try {
    return rooms.viewFor(roomId, userId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type Snapshot = (sources: Sources, id: string, who: Actor) => unknown

/** What a reader begins with, by what the topic is about; undefined when there is no such thing. */
const snapshots: Record<TopicParts['area'], Snapshot> = {
  hall: ({ market }) => market.ticks(),
  desk: ({ supportChat }, id) => supportChat.historyOf(id),
  user: ({ mailbox }, id) => ({ unread: mailbox.unreadOf(id) }),
  room: roomFor,
  contract: ({ contracts }, id) => contracts.textVersionOf(id),
  lot: (sources, id) => {
    const listing = sources.tables.listings.get(id)
    return listing && listing.publishedAt <= sources.now() ? snapshotOf(sources, listing) : undefined
  },
}

/** What the push hub needs to know of the exchange: who may read what, and what a message of a reader does. */
export function createTopics(sources: Sources, epoch: string): HubOptions {
  return {
    epoch,
    now: () => sources.instant(),
    snapshotOf: (topic, who) => {
      const parts = topicParts(topic)
      return parts ? snapshots[parts.area](sources, 'id' in parts ? parts.id : '', who) : undefined
    },
    // The hall, every lot and every room are public: there are numbers in them and no names.
    // A conversation belongs to the browser that began it; its name is that browser's secret, and whoever names it knows it.
    mayRead: (topic, who) => {
      const parts = topicParts(topic)
      if (parts?.area === 'user') return parts.id === who.userId
      if (parts?.area === 'contract') return sources.contracts.isTextReader(parts.id, who.userId)
      if (parts?.area === 'desk') return parts.id.length >= deskSecretLength
      return parts !== null
    },
    onSay: (topic, who, data) => {
      const parts = topicParts(topic)
      const message = deskMessage.safeParse(data)
      if (parts?.area !== 'desk' || !message.success) throw new Refusal(400, '消息未能送达')
      sources.writeToDesk(parts.id, message.data.text, who)
    },
    admit: (ticket, who) => {
      const held = sources.accounts.useTicket(ticket)
      return held === 'expired' ? held : held && { ...who, ...held }
    },
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms)
      if (typeof timer === 'object') timer.unref()
      return () => clearTimeout(timer)
    },
    report: (error) => console.error(error),
  }
}
