import { progressLabels } from '#src/model/enrolment/labels.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { date } from '#src/model/time/shanghai.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { banks, lastFour, newAccount } from '../deposits/banks.ts'
import { type Deposit, untouched as untouchedDeposit } from '../deposits/record.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import { type Enrolment, untouched } from '../enrolments/record.ts'
import { issueDealConfirmation, issueQuoteRecord } from '../enrolments/room/documents.ts'
import type { Documents } from '../files/documents.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import { formFor } from './demo-enrolments.ts'
import type { Core } from '../core.ts'
import { randomStream } from '../random.ts'
import { playedBefore } from '../bidding/rooms/past.ts'
import { type PastDeal, pastDealOf } from '../seed/people/past-deal.ts'

type Services = Pick<Core, 'tables' | 'now' | 'keyFor'> & {
  enrolments: Pick<Enrolments, 'setupFor' | 'keepPast'>
  deposits: Pick<Deposits, 'keepPast'>
  rooms: Pick<Rooms, 'prepare'>
  documents: Pick<Documents, 'issue'>
  uploads: Pick<Uploads, 'keep'>
  kyc: Pick<Kyc, 'contactOf'>
}

const compact = (at: number): string => date(at).replaceAll('-', '')

function enrolmentFor(services: Services, deal: PastDeal): Enrolment {
  const { id, depositId, user, listing, bidNo, price, begunAt, submittedAt, passedAt, paidAt, signedAt, dueAt } = deal
  const event = (at: number, title: string, note: string | null = null) => ({ at, title, note })
  return {
    ...untouched(),
    id,
    no: `BM${compact(submittedAt)}0001`,
    userId: user.id,
    listing,
    form: formFor(services, listing, user, (requirement) => services.keyFor(`upload ${id} ${requirement}`)),
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

/** The deposit has been frozen since the room opened, and stays so while the price is not paid (domain 1.3, 5.6). */
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
    payerKind: user.authStatus === authStatus.organisation ? 'organisation' : 'person',
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
 * Gives the demonstration account that owes a price its past: the enrolment, the deposit, the room and its documents are as
 * if all of it had happened here.
 */
export function beginPastDeal(services: Services): void {
  const { tables, enrolments, deposits, rooms, documents } = services
  const deal = pastDealOf(tables)
  if (!deal) return
  const { listing, bidNo, user } = deal
  const group = rooms.prepare(listing, playedBefore(listing, new Map([[bidNo, user.id]])))
  const enrolment = enrolmentFor(services, deal)
  const room = group.state.rooms[listing.assetsId]!
  enrolment.documents = [
    issueQuoteRecord(documents.issue, group, enrolment, listing.closesAt),
    issueDealConfirmation(documents.issue, group, enrolment, {
      winner: user,
      won: [room],
      now: services.now(),
      pastAt: listing.closesAt,
    }),
  ]
  enrolments.keepPast(enrolment)
  deposits.keepPast(depositFor(deal, enrolment))
}
