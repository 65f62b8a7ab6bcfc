import * as z from 'zod/mini'
import { type TopicParts, topicParts } from '#src/model/push/topics.ts'
import type { HubOptions } from '../../push/hub.ts'
import type { Actor } from '../actor.ts'
import type { Exchange } from '../exchange.ts'
import { snapshotOf } from './lots.ts'
import { Refusal } from '../refusal.ts'

const saying = z.object({ text: z.string() })

/** A room for whoever reads its topic; undefined when there is none. */
function roomFor(exchange: Exchange, roomId: string, { userId }: Actor) {
  try {
    return exchange.rooms.viewFor(roomId, userId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type Snapshot = (exchange: Exchange, id: string, who: Actor) => unknown

/** What a reader begins with, by what the topic is about; undefined when there is no such thing. */
const snapshots: Record<TopicParts['area'], Snapshot> = {
  hall: (exchange) => exchange.market.ticks(),
  desk: (exchange, id) => exchange.supportChat.historyOf(id),
  user: (exchange, id) => ({ unread: exchange.mailbox.unreadOf(id) }),
  room: roomFor,
  lot: (exchange, id) => {
    const listing = exchange.tables.listings.get(id)
    return listing && listing.publishedAt <= exchange.now() ? snapshotOf(exchange, listing) : undefined
  },
}

/** What the push hub needs to know of the exchange: who may read what, and what a saying sets off. */
export function createTopics(exchange: Exchange, epoch: string): HubOptions {
  return {
    epoch,
    now: () => exchange.instant(),
    snapshotOf: (topic, who) => {
      const parts = topicParts(topic)
      return parts ? snapshots[parts.area](exchange, 'id' in parts ? parts.id : '', who) : undefined
    },
    // The hall, every lot and every room are watched by whoever likes: there are numbers in them and no names.
    // A conversation belongs to the browser that began it; its name is that browser's secret.
    mayRead: (topic, who) => {
      const parts = topicParts(topic)
      if (parts?.area === 'user') return parts.id === who.userId
      if (parts?.area === 'desk') return parts.id === who.visitor
      return parts !== null
    },
    onSay: (topic, who, data) => {
      const parts = topicParts(topic)
      const said = saying.safeParse(data)
      if (parts?.area !== 'desk' || parts.id !== who.visitor || !said.success) throw new Refusal(400, '消息未能送达')
      exchange.take('say', { conversation: parts.id, text: said.data.text }, who)
    },
    admit: (ticket, who) => {
      const held = exchange.accounts.useTicket(ticket)
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
