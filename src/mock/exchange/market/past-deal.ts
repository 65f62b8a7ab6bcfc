import { progressLabels } from '#src/model/enrolment/labels.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { banks, lastFour, newAccount } from '../deposits/banks.ts'
import { untouched as untouchedDeposit } from '../deposits/opening.ts'
import type { Deposit } from '../deposits/record.ts'
import { formFor } from '../enrolments/demo.ts'
import { untouched } from '../enrolments/drafts.ts'
import type { Enrolment } from '../enrolments/record.ts'
import type { Exchange } from '../exchange.ts'
import { randomStream } from '../random.ts'
import { quoteSheet, winnersLetter } from '../bidding/rooms/outcome.ts'
import { playedBefore } from '../bidding/rooms/past.ts'
import { type PastDeal, pastDealOf } from '../seed/past-deal.ts'

const compact = (at: number): string => date(at).replaceAll('-', '')

function enrolmentFor(exchange: Exchange, deal: PastDeal): Enrolment {
  const { id, depositId, user, listing, bidNo, price, begunAt, submittedAt, passedAt, paidAt, signedAt, dueAt } = deal
  const event = (at: number, title: string, note: string | null = null) => ({ at, title, note })
  return {
    ...untouched(),
    id,
    no: `BM${compact(submittedAt)}0001`,
    userId: user.id,
    listing,
    form: formFor(exchange, listing, user, (requirement) => exchange.keyFor(`upload ${id} ${requirement}`)),
    version: 1,
    savedAt: submittedAt,
    state: 'WON',
    createdAt: begunAt,
    submittedAt,
    bidNo,
    depositId,
    price: { amount: price, dueAt },
    events: [
      event(begunAt, progressLabels.begun),
      event(submittedAt, progressLabels.handedIn),
      event(passedAt, progressLabels.passed),
      event(paidAt, progressLabels.qualified, progressLabels.bidNo.replace('{{bidNo}}', bidNo)),
      event(listing.closesAt, progressLabels.won),
      event(signedAt, progressLabels.signed),
      event(dueAt, progressLabels.overdue),
    ],
  }
}

/** What was paid to be let in is bound since the room opened, and stays so while the price is not paid (domain 1.3, 5.6). */
function depositFor({ id, depositId, user, listing, passedAt, paidAt }: PastDeal, { form }: Enrolment): Deposit {
  const random = randomStream(depositId)
  const { deposit: due } = listing
  const account = { ...form.refund, name: user.name }
  const code = String(100_000 + Math.floor(random() * 900_000))
  return {
    ...untouchedDeposit(account),
    id: depositId,
    no: `JK${compact(passedAt)}0001`,
    userId: user.id,
    enrolId: id,
    listing,
    payerName: user.name,
    payerKind: 'organisation',
    due,
    poolMax: null,
    deadline: enrolmentOf(listing).depositUntil,
    bank: banks[0],
    subAccount: newAccount(random),
    code,
    state: depositState.frozen,
    arrivedAt: paidAt,
    receipts: [
      {
        serial: `${compact(paidAt)}0000000001`,
        payer: user.name,
        account: lastFour(account.account),
        bank: account.bank,
        amount: due,
        at: paidAt,
        remark: code,
        match: 'matched',
      },
    ],
    movements: [
      { kind: 'arrived', amount: due, at: paidAt, reason: '保证金足额到账，已生效', lotName: null },
      { kind: 'frozen', amount: due, at: listing.opensAt, reason: '竞价开始', lotName: null },
    ],
    frozen: new Map([[listing.assetsId, due]]),
  }
}

/**
 * So that whoever signs in as the account that owes a price finds it owed: the enrolment, the deposit, the room and its documents
 * are as they would be had all of it happened here.
 */
export function beginPastDeal(exchange: Exchange): void {
  const deal = pastDealOf(exchange.tables)
  if (!deal) return
  const { listing, bidNo, user } = deal
  const group = exchange.rooms.prepare(listing, playedBefore(listing, new Map([[bidNo, user.id]])))
  const enrolment = enrolmentFor(exchange, deal)
  const room = group.state.rooms[listing.assetsId]!
  enrolment.documents = [
    quoteSheet(exchange, group, enrolment, listing.closesAt),
    winnersLetter(exchange, group, enrolment, [room], listing.closesAt),
  ]
  group.told.add(enrolment.id)
  exchange.enrolments.keepPast(enrolment)
  exchange.deposits.keepPast(depositFor(deal, enrolment))
}
