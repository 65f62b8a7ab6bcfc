import { dealEventLabels } from '#src/model/deal/labels.ts'
import { progressLabels } from '#src/model/enrolment/labels.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Deals } from '../deals/deals.ts'
import { type Deal, untouched as untouchedDeal } from '../deals/record.ts'
import { datesAfterDeal, enrolmentOf } from '../listings/lifecycle.ts'
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
import { draftBills, type Settlement } from '../settlement/record.ts'
import { type Settlements, unpaid } from '../settlement/settlements.ts'
import { priceText } from '../seed/texts/amounts.ts'
import { type PastDeal, pastDealOf, settlementIdOf } from '../seed/people/past-deal.ts'

type Services = Pick<Core, 'tables' | 'now' | 'keyFor'> & {
  enrolments: Pick<Enrolments, 'setupFor' | 'keepPast'>
  deposits: Pick<Deposits, 'keepPast'>
  deals: Pick<Deals, 'keepPast'>
  settlements: Pick<Settlements, 'keepPast' | 'documents'>
  rooms: Pick<Rooms, 'prepare'>
  documents: Pick<Documents, 'issue'>
  uploads: Pick<Uploads, 'keep'>
  kyc: Pick<Kyc, 'contactOf'>
}

const contractReason = '交易合同生效'

const compact = (at: number): string => date(at).replaceAll('-', '')

function enrolmentFor(services: Services, deal: PastDeal): Enrolment {
  const { id, depositId, user, listing, bidNo, begunAt, submittedAt, passedAt, paidAt, signedAt, dueAt } = deal
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
    events: [
      event(begunAt, progressLabels.begun),
      event(submittedAt, progressLabels.handedIn),
      event(passedAt, progressLabels.passed),
      event(paidAt, progressLabels.qualified, progressLabels.bidNo.replace('{{bidNo}}', bidNo)),
      event(listing.closesAt, progressLabels.won),
      event(signedAt, dealEventLabels.signed),
      event(dueAt, dealEventLabels.overdue),
    ],
  }
}

/** The deposit was frozen when the room opened, and turned into fee and price when the contract took effect (domain 1.3, 5.6). */
function depositFor(deal: PastDeal, { form }: Enrolment): Deposit {
  const { id, depositId, user, listing, passedAt, paidAt, signedAt, turned } = deal
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
    state: depositState.turnedToPrice,
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
      { kind: 'fee', amount: turned.fee, at: signedAt, reason: contractReason, lotName: null },
      { kind: 'price', amount: turned.rest, at: signedAt, reason: contractReason, lotName: null },
    ],
    spent: due,
    turned: due,
  }
}

const contractNoOf = ({ signedAt }: PastDeal): string => `HT${compact(signedAt)}0001`
const dealIdOf = ({ id }: PastDeal): string => `DL-${id}`

function dealFor(deal: PastDeal): Deal {
  const { id, user, listing, price, signedAt, dueAt, graceUntil } = deal
  const confirmedAt = listing.closesAt + dayMs
  return {
    ...untouchedDeal(),
    id: dealIdOf(deal),
    no: `CJ${compact(listing.closesAt)}0001`,
    userId: user.id,
    enrolId: id,
    listing,
    lots: [
      {
        assetsId: listing.assetsId,
        name: listing.assetsName,
        priceText: priceText(listing.quotes.at(-1)?.amount ?? '0', listing),
        yuan: price,
      },
    ],
    price,
    closedAt: listing.closesAt,
    ...datesAfterDeal(listing.closesAt),
    confirmed: { taker: confirmedAt, seller: confirmedAt },
    signedAt,
    contractNo: contractNoOf(deal),
    payBy: dueAt,
    settlementId: settlementIdOf(id),
    graceUntil,
    events: [
      { at: listing.closesAt, title: dealEventLabels.made, note: null },
      { at: signedAt, title: dealEventLabels.signed, note: contractNoOf(deal) },
      { at: dueAt, title: dealEventLabels.overdue, note: null },
    ],
  }
}

function settlementFor(deal: PastDeal): Settlement {
  const { id, depositId, user, listing, price, fee, turned, signedAt, dueAt, graceUntil } = deal
  const known = { id: settlementIdOf(id), listing, price, fee, dueAt, turned, plan: null }
  return {
    ...unpaid(),
    ...known,
    no: `JS${compact(signedAt)}0001`,
    dealId: dealIdOf(deal),
    enrolId: id,
    userId: user.id,
    sellerId: null,
    contractNo: contractNoOf(deal),
    seller: listing.seller,
    taker: user.name,
    payers: [user.name],
    effectiveAt: signedAt,
    bills: draftBills(known),
    depositId,
    graceUntil,
  }
}

/**
 * Gives the demonstration account that owes a price its past: the enrolment, the deposit, the room and its documents are as
 * if all of it had happened here.
 */
export function beginPastDeal(services: Services): void {
  const { tables, enrolments, deposits, rooms, documents, deals, settlements } = services
  const deal = pastDealOf(tables, services.now())
  if (!deal) return
  const { listing, bidNo, user } = deal
  const group = rooms.prepare(listing, playedBefore(listing, new Map([[bidNo, user.id]])))
  const enrolment = enrolmentFor(services, deal)
  const room = group.state.rooms[listing.assetsId]!
  enrolment.documents = [
    issueQuoteRecord(documents.issue, group, enrolment, { bidder: user, pastAt: listing.closesAt }),
    issueDealConfirmation(documents.issue, group, enrolment, {
      winner: user,
      won: [room],
      now: services.now(),
      pastAt: listing.closesAt,
    }),
  ]
  enrolments.keepPast(enrolment)
  deposits.keepPast(depositFor(deal, enrolment))
  deals.keepPast(dealFor(deal))
  const settlement = settlementFor(deal)
  settlement.documents = [settlements.documents.payNotice(settlement, deal.signedAt)]
  settlements.keepPast(settlement)
}
