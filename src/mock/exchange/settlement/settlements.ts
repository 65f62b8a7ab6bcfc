import { dealEventLabels } from '#src/model/deal/labels.ts'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { serviceFee } from '#src/model/settlement/fees.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import { billsFor, openOf, sumOf } from '#src/model/settlement/schedule.ts'
import type { PriceDue } from '#src/model/settlement/price-due.ts'
import { paths } from '#src/model/paths.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { addWorkingDays, officeEnd } from '#src/model/time/working-days.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deal } from '../deals/record.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Enrolment } from '../enrolments/record.ts'
import type { Documents } from '../files/documents.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Uploads } from '../files/uploads.ts'
import { payBy } from '../listings/lifecycle.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { settlementIdOf } from '../seed/people/past-deal.ts'
import { yuanText } from '../seed/texts/amounts.ts'
import { createSettlementBook, type SettlementBook } from './book.ts'
import { createSettlementDocuments, type SettlementDocuments } from './documents.ts'
import { createInvoices, type Invoices } from './invoices.ts'
import { createSettlementMoney, type SettlementMoney } from './money.ts'
import { createOverdue } from './overdue.ts'
import { createPlans, type Plans } from './plans.ts'
import { createProofs, type Proofs } from './proofs.ts'
import { draftBills, isLate, leaseTermsOf, nextDue, type Settlement } from './record.ts'

/** The mock's finance people work at once; what they promise is three working days for each of the two. */
const deskMs = 60_000

export type Settlements = Pick<SettlementBook, 'all' | 'find' | 'ofUser' | 'ofParty' | 'partOf' | 'byEnrolment'> &
  Pick<SettlementMoney, 'receive'> &
  Proofs & {
    mayAskPlan: Plans['mayAsk']
    askPlan: Plans['ask']
    mayAnswerPlan: Plans['mayAnswer']
    answerPlan: Plans['answer']
    answerPlanAtDesk: Plans['answerAtDesk']
    mayAskInvoice: Invoices['mayAsk']
    askInvoice: Invoices['ask']
    /** What the owner of an enrolment has to pay next; null without a debt. */
    priceDueOf: (enrolId: string) => PriceDue | null
    /** Until when the seller of an enrolment's deal answers a request for instalments, epoch ms; null without one. */
    answerDueOf: (enrolId: string) => number | null
    /** Keeps one from before the world began. */
    keepPast: (settlement: Settlement) => void
    documents: Pick<SettlementDocuments, 'payNotice'>
  }

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  documents: Pick<Documents, 'issue' | 'issueForm'>
  uploads: Pick<Uploads, 'ofOwner'>
  enrolments: Pick<Enrolments, 'find'>
  deposits: Pick<Deposits, 'turnToPrice' | 'release'>
  deals: Pick<Deals, 'find' | 'record' | 'nextNo' | 'endByDefault'>
  kyc: Pick<Kyc, 'bankAccountOf' | 'accountOf'>
}

/** A settlement in which nothing has been paid. */
export const unpaid = () => ({
  proofs: [],
  arrivals: [],
  invoices: [],
  plan: null,
  graceUntil: null,
  state: 'open' as const,
  settledAt: null,
  certificateBy: null,
  certificate: null,
  paidOutAt: null,
  paidTo: null,
  documents: [],
  sellerDocuments: [],
  sellerInvoices: [],
})

/** Most that the deposit may cover: the fee, and everything else that is due first. */
function mostOf(kind: KindCode, deal: Deal, fee: string, dueAt: number) {
  const drafts = billsFor({ kind, price: deal.price, fee, dueAt, lease: leaseTermsOf(deal.listing) })
  return { fee, rest: sumOf(drafts.filter((draft) => draft.kind !== 'fee').map(({ amount }) => amount)) }
}

/** Who has agreed to take part jointly. */
const membersOf = (enrolment: Enrolment | null): string[] =>
  (enrolment?.consents ?? []).filter(({ state }) => state === 'agreed').map(({ name }) => name)

/** Settlement of what a contract demands of the winner: bills, proofs, arrivals, certificate, payment to the seller (domain 5.4). */
export function createSettlements(core: Core, ports: Ports): Settlements {
  const { mailbox, uploads, enrolments, deposits, deals, kyc } = ports
  const book = createSettlementBook({ mailbox })
  const documents = createSettlementDocuments(core, ports.documents)
  const { add, all, write, changed } = book
  const overdue = createOverdue(core, book, { deals })

  const payOut = (settlement: Settlement) => {
    // A default has sent the money back.
    if (settlement.state !== 'settled') return
    settlement.state = 'paidOut'
    settlement.paidOutAt = core.now()
    settlement.paidTo = settlement.sellerId === null ? null : kyc.bankAccountOf(settlement.sellerId)
    const deal = deals.find(settlement.dealId)
    deals.record(deal, dealEventLabels.paidOut)
    const { received, deducted, amount } = payoutOf(settlement.bills, settlement.fee.due)
    settlement.sellerDocuments.push(documents.payout(settlement))
    write(
      settlement,
      {
        title: '价款已划出',
        text: `“${settlement.listing.assetsName}”已划出 ${yuanText(amount)}：已收款项 ${yuanText(received)}，扣收交易服务费 ${yuanText(deducted)}`,
        also: ['push', 'sms'],
      },
      'seller',
    )
    changed(settlement)
  }

  const certify = (settlement: Settlement) => {
    if (settlement.state !== 'settled') return
    const no = deals.nextNo('PZ')
    const deal = deals.find(settlement.dealId)
    const issued = documents.certificate(settlement, no, deal.lots)
    settlement.certificate = { no, ...issued }
    settlement.documents.push(issued)
    deal.certificateAt = core.now()
    deals.record(deal, dealEventLabels.certified, no)
    write(settlement, {
      title: '交易凭证已出具',
      text: `“${settlement.listing.assetsName}”交易凭证 ${no} 已出具，请办理过户和移交`,
      link: paths.myFiles,
      also: ['push', 'sms'],
    })
    changed(settlement)
    core.timers.set(core.now() + deskMs, () => payOut(settlement))
  }

  const onSettled = (settlement: Settlement) => {
    const now = core.now()
    settlement.state = 'settled'
    settlement.settledAt = now
    settlement.graceUntil = null
    settlement.certificateBy = officeEnd(addWorkingDays(now, termDays.certificate))
    const deal = deals.find(settlement.dealId)
    Object.assign(deal, { paidAt: now, certificateBy: settlement.certificateBy, graceUntil: null })
    settlement.documents.push(documents.statement(settlement))
    deals.record(deal, dealEventLabels.paid)
    write(
      settlement,
      {
        title: '对方已付清应付款项',
        text: `“${settlement.listing.assetsName}”对方应付款项已全部到账；交易凭证出具后，交易所将划出 ${yuanText(payoutOf(settlement.bills, settlement.fee.due).amount)}`,
        also: ['push', 'sms'],
      },
      'seller',
    )
    const { depositId } = settlement
    if (depositId !== null) deposits.release(depositId, '应付款项已付清')
    core.timers.set(now + deskMs, () => certify(settlement))
  }

  const plans = createPlans(core, book, { uploads, overdue, deals })
  const money = createSettlementMoney(core, book, {
    onSettled,
    onCounted: (settlement) => {
      plans.onPaid(settlement)
      const deal = deals.find(settlement.dealId)
      deal.payBy = nextDue(settlement)?.dueAt ?? null
      if (isLate(settlement, core.now())) return
      settlement.graceUntil = null
      deal.graceUntil = null
    },
  })
  const proofs = createProofs(core, book, { money, uploads })
  const invoices = createInvoices(core, book, { documents, kyc })

  const open = (deal: Deal) => {
    const { listing, enrolId, userId, sellerId } = deal
    const enrolment = enrolments.find(enrolId)
    const effectiveAt = deal.signedAt ?? core.now()
    const dueAt = payBy(effectiveAt)
    const fee = serviceFee(listing.typeCode, deal.price)
    const depositId = enrolment?.depositId ?? null
    const most = mostOf(listing.typeCode, deal, fee.due, dueAt)
    const turned =
      depositId === null ? { fee: '0.00', rest: '0.00' } : deposits.turnToPrice(depositId, most, '交易合同生效')
    const taker = core.tables.users.get(userId)?.name ?? ''
    const no = deals.nextNo('JS')
    const known = { id: settlementIdOf(enrolId), listing, price: deal.price, fee, dueAt, turned, plan: null }
    const settlement: Settlement = {
      ...unpaid(),
      ...known,
      no,
      dealId: deal.id,
      enrolId,
      userId,
      sellerId,
      contractNo: deal.contractNo ?? '',
      seller: listing.seller,
      taker,
      payers: [taker, ...membersOf(enrolment)],
      effectiveAt,
      bills: draftBills(known),
      depositId,
    }
    settlement.documents = [documents.payNotice(settlement)]
    add(settlement)
    deal.settlementId = settlement.id
    deal.payBy = dueAt
    const due = nextDue(settlement)
    if (due === null) onSettled(settlement)
    else
      write(settlement, {
        title: '付款通知单已签发',
        text: `“${listing.assetsName}”应付 ${yuanText(due.amount)}，截止 ${exactTime(due.dueAt)}`,
        also: ['push', 'sms'],
      })
    overdue.watch(settlement, dueAt)
    changed(settlement)
  }

  core.events.on('contractEffective', ({ dealId }) => open(deals.find(dealId)))

  core.events.on('dealDefaulted', ({ dealId }) => {
    const settlement = all().find((known) => known.dealId === dealId)
    if (!settlement) return
    settlement.state = 'defaulted'
    settlement.graceUntil = null
    const counted = settlement.arrivals.filter(({ match }) => match === 'counted')
    for (const arrival of counted) arrival.match = 'returned'
    if (counted.length > 0)
      write(settlement, {
        title: '已付款项退还',
        text: `“${settlement.listing.assetsName}”成交终止，已付的 ${yuanText(sumOf(counted.map(({ amount, excess }) => openOf(amount, excess ?? '0'))))}已原路退还`,
        also: ['push', 'sms'],
      })
    changed(settlement)
  })

  return {
    all,
    find: book.find,
    ofUser: book.ofUser,
    ofParty: book.ofParty,
    partOf: book.partOf,
    byEnrolment: book.byEnrolment,
    receive: money.receive,
    ...proofs,
    mayAskPlan: plans.mayAsk,
    askPlan: plans.ask,
    mayAnswerPlan: plans.mayAnswer,
    answerPlan: plans.answer,
    answerPlanAtDesk: plans.answerAtDesk,
    mayAskInvoice: invoices.mayAsk,
    askInvoice: invoices.ask,
    priceDueOf: (enrolId) => {
      const settlement = book.byEnrolment(enrolId)
      return settlement && nextDue(settlement)
    },
    answerDueOf: (enrolId) => {
      const settlement = book.byEnrolment(enrolId)
      return settlement && plans.mayAnswer(settlement) ? (settlement.plan?.answerBy ?? null) : null
    },
    keepPast: (settlement) => {
      add(settlement)
      overdue.endAfterGrace(settlement)
    },
    documents,
  }
}
