import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Deal } from './record.ts'

export type DealMessage = Omit<NewMessage, 'link'> & Partial<NewMessage>

export type DealBook = {
  all: () => Deal[]
  add: (deal: Deal) => void
  find: (id: string) => Deal
  ofUser: (userId: string) => Deal[]
  /** Refuses with 403 what is another user's, and says no more about it. */
  ofOwner: (id: string, userId: string) => Deal
  byEnrolment: (enrolId: string) => Deal | null
  /** Prefix, the day, four digits that begin anew each day. */
  nextNo: (prefix: string) => string
  /** Adds an event to the progress; refreshes the open pages. */
  note: (deal: Deal, title: string, text?: string | null) => void
  write: (deal: Deal, message: DealMessage) => void
}

type Ports = { mailbox: Pick<Mailbox, 'write' | 'changed'> }

/** All deals of one exchange, with what every change of one records and writes. */
export function createDealBook(core: Core, { mailbox }: Ports): DealBook {
  const deals = new Map<string, Deal>()
  const serials = new Map<string, number>()

  const find = (id: string): Deal => {
    const deal = deals.get(id)
    if (!deal) throw new Refusal(404, '成交记录不存在')
    return deal
  }
  const all = () => [...deals.values()]

  return {
    all,
    find,
    add: (deal) => void deals.set(deal.id, deal),
    ofUser: (userId) => all().filter((deal) => deal.userId === userId),
    ofOwner: (id, userId) => {
      const deal = deals.get(id)
      if (deal?.userId !== userId) throw new Refusal(403, '无权查看')
      return deal
    },
    byEnrolment: (enrolId) => all().find((deal) => deal.enrolId === enrolId) ?? null,
    nextNo: (prefix) => {
      const day = date(core.now()).replaceAll('-', '')
      const key = prefix + day
      const serial = (serials.get(key) ?? 0) + 1
      serials.set(key, serial)
      return `${key}${String(serial).padStart(4, '0')}`
    },
    note: (deal, title, text = null) => {
      deal.events.push({ at: core.now(), title, note: text })
      for (const matter of ['settlements', 'enrolments'] as const) mailbox.changed(deal.userId, matter)
    },
    write: (deal, message) =>
      void mailbox.write(deal.userId, { link: linkToOwn.enrolmentById(deal.enrolId), ...message }),
  }
}
