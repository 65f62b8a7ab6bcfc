import * as z from 'zod/mini'
import { topicParts } from '#src/model/push/topics.ts'
import type { HubOptions } from '../push/hub.ts'
import type { Exchange } from './exchange.ts'
import { snapshotOf } from './lot.ts'
import { Refusal } from './refusal.ts'

const saying = z.object({ text: z.string() })

/** What the push hub needs to know of the exchange: who may read what, and what a saying sets off. */
export function createTopics(exchange: Exchange, epoch: string): HubOptions {
  return {
    epoch,
    now: () => exchange.instant(),
    snapshotOf: (topic) => {
      const parts = topicParts(topic)
      if (parts?.area === 'hall') return exchange.market.ticks()
      if (parts?.area === 'desk') return exchange.desk.historyOf(parts.id)
      const listing = parts?.area === 'lot' ? exchange.tables.listings.get(parts.id) : undefined
      return listing && listing.publishedAt <= exchange.now() ? snapshotOf(listing, exchange.now()) : undefined
    },
    // The hall and every lot are watched by whoever likes: there are numbers in them and no names.
    // A conversation belongs to the browser that began it; its name is that browser's secret.
    mayRead: (topic, who) => {
      const parts = topicParts(topic)
      return parts?.area === 'hall' || parts?.area === 'lot' || (parts?.area === 'desk' && parts.id === who.visitor)
    },
    onSay: (topic, who, data) => {
      const parts = topicParts(topic)
      const said = saying.safeParse(data)
      if (parts?.area !== 'desk' || parts.id !== who.visitor || !said.success) throw new Refusal(400, '消息未能送达')
      exchange.take('say', { conversation: parts.id, text: said.data.text }, who)
    },
    admit: (ticket, who) => {
      const userId = exchange.accounts.useTicket(ticket)
      return userId ? { ...who, userId } : null
    },
    setTimer: (work, ms) => {
      const timer = setTimeout(work, ms)
      if (typeof timer === 'object') timer.unref()
      return () => clearTimeout(timer)
    },
    report: (error) => console.error(error),
  }
}
