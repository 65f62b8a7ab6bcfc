import type { DealRole } from '#src/model/deal/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { accountsOf, type Deal, roleIn } from './record.ts'

export type DealMessage = Omit<NewMessage, 'link'> & Partial<NewMessage>

export type DealBook = {
  all: () => Deal[]
  add: (deal: Deal) => void
  find: (id: string) => Deal
  /** The deals of a winner. */
  ofUser: (userId: string) => Deal[]
  /** The deals of which the user is a party. */
  ofParty: (userId: string) => Deal[]
  /** The deal, and which party of it the user is; refuses with 403 what is of others, and says no more about it. */
  partOf: (id: string, userId: string) => { deal: Deal; role: DealRole }
  byEnrolment: (enrolId: string) => Deal | null
  /** Prefix, the day, four digits that begin anew each day. */
  nextNo: (prefix: string) => string
  /** Adds an event to the progress; refreshes the open pages. */
  note: (deal: Deal, title: string, text?: string | null) => void
  /** To the winner, unless the seller is meant. */
  write: (deal: Deal, message: DealMessage, to?: DealRole) => void
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
    ofParty: (userId) => all().filter((deal) => roleIn(deal, userId) !== null),
    partOf: (id, userId) => {
      const deal = deals.get(id)
      const role = deal ? roleIn(deal, userId) : null
      if (!deal || role === null) throw new Refusal(403, '无权查看')
      return { deal, role }
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
      for (const userId of accountsOf(deal))
        for (const matter of ['settlements', 'enrolments', 'contracts', 'files'] as const)
          mailbox.changed(userId, matter)
    },
    write: (deal, message, to = 'taker') => {
      if (to === 'taker') mailbox.write(deal.userId, { link: linkToOwn.enrolmentById(deal.enrolId), ...message })
      else if (deal.sellerId !== null) mailbox.write(deal.sellerId, { link: linkToOwn.contracts(), ...message })
    },
  }
}
