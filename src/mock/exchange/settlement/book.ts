import type { DealRole } from '#src/model/deal/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { accountsOf, roleIn } from '../deals/record.ts'
import type { Settlement } from './record.ts'

export type SettlementMessage = Omit<NewMessage, 'kind' | 'link'> & Partial<NewMessage>

export type SettlementBook = {
  all: () => Settlement[]
  add: (settlement: Settlement) => void
  find: (id: string) => Settlement
  /** Those that the user pays. */
  ofUser: (userId: string) => Settlement[]
  /** Those of which the user is a party. */
  ofParty: (userId: string) => Settlement[]
  /** Refuses with 403 what is another user's, and says no more about it. */
  ofOwner: (id: string, userId: string) => Settlement
  /** The settlement, and which party of it the user is; refuses like the one before. */
  partOf: (id: string, userId: string) => { settlement: Settlement; role: DealRole }
  byEnrolment: (enrolId: string) => Settlement | null
  /** To the payer, unless the seller is meant. */
  write: (settlement: Settlement, message: SettlementMessage, to?: DealRole) => void
  /** Signals to the open pages of both parties that the settlement has changed. */
  changed: (settlement: Settlement) => void
}

type Ports = { mailbox: Pick<Mailbox, 'write' | 'changed'> }

/** All settlements of one exchange. */
export function createSettlementBook({ mailbox }: Ports): SettlementBook {
  const settlements = new Map<string, Settlement>()
  const all = () => [...settlements.values()]
  return {
    all,
    add: (settlement) => void settlements.set(settlement.id, settlement),
    find: (id) => {
      const settlement = settlements.get(id)
      if (!settlement) throw new Refusal(404, '结算记录不存在')
      return settlement
    },
    ofUser: (userId) => all().filter((settlement) => settlement.userId === userId),
    ofParty: (userId) => all().filter((settlement) => roleIn(settlement, userId) !== null),
    ofOwner: (id, userId) => {
      const settlement = settlements.get(id)
      if (settlement?.userId !== userId) throw new Refusal(403, '无权查看')
      return settlement
    },
    partOf: (id, userId) => {
      const settlement = settlements.get(id)
      const role = settlement ? roleIn(settlement, userId) : null
      if (!settlement || role === null) throw new Refusal(403, '无权查看')
      return { settlement, role }
    },
    byEnrolment: (enrolId) => all().find((settlement) => settlement.enrolId === enrolId) ?? null,
    write: (settlement, message, to = 'taker') => {
      const userId = to === 'taker' ? settlement.userId : settlement.sellerId
      if (userId !== null)
        mailbox.write(userId, { kind: 'settlement', link: linkToOwn.settlement(settlement.id), ...message })
    },
    changed: (settlement) => {
      for (const userId of accountsOf(settlement))
        for (const matter of ['settlements', 'enrolments', 'deposits', 'files'] as const)
          mailbox.changed(userId, matter)
    },
  }
}
