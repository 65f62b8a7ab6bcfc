import { linkToOwn } from '#src/model/own-links.ts'
import type { Mailbox, NewMessage } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Settlement } from './record.ts'

export type SettlementMessage = Omit<NewMessage, 'kind' | 'link'> & Partial<NewMessage>

export type SettlementBook = {
  all: () => Settlement[]
  add: (settlement: Settlement) => void
  find: (id: string) => Settlement
  ofUser: (userId: string) => Settlement[]
  /** Refuses with 403 what is another user's, and says no more about it. */
  ofOwner: (id: string, userId: string) => Settlement
  byEnrolment: (enrolId: string) => Settlement | null
  write: (settlement: Settlement, message: SettlementMessage) => void
  /** Signals to the payer's open pages that the settlement has changed. */
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
    ofOwner: (id, userId) => {
      const settlement = settlements.get(id)
      if (settlement?.userId !== userId) throw new Refusal(403, '无权查看')
      return settlement
    },
    byEnrolment: (enrolId) => all().find((settlement) => settlement.enrolId === enrolId) ?? null,
    write: (settlement, message) =>
      void mailbox.write(settlement.userId, {
        kind: 'settlement',
        link: linkToOwn.settlement(settlement.id),
        ...message,
      }),
    changed: ({ userId }) => {
      for (const matter of ['settlements', 'enrolments', 'deposits', 'files'] as const) mailbox.changed(userId, matter)
    },
  }
}
