import type { SettlementDetail, SettlementRow } from '#src/model/settlement/schema.ts'
import type { DealRole } from '#src/model/deal/schema.ts'
import { payoutOf } from '#src/model/settlement/payout.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import type { Core } from '../core.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { account } from './account.ts'
import { isLate, nextDue, openTotal, type Settlement, shownBills } from './record.ts'
import type { Settlements } from './settlements.ts'

/** What the seller receives, or has received; nothing after a default. */
const payoutFor = ({ bills, fee, state }: Settlement, role: DealRole) =>
  role === 'seller' && state !== 'defaulted' ? payoutOf(bills, fee.due) : null

/** A settlement in the list of one of its parties. */
export function settlementRowOf(
  { now: clock }: Pick<Core, 'now'>,
  settlement: Settlement,
  role: DealRole,
): SettlementRow {
  const now = clock()
  const { id, no, dealId, listing, contractNo, price, bills, fee, state } = settlement
  return {
    id,
    role,
    no,
    dealId,
    assetsId: listing.assetsId,
    assetsName: listing.assetsName,
    projectNo: listing.no,
    typeCode: listing.typeCode,
    contractNo,
    price,
    due: sumOf(bills.map(({ amount }) => amount)),
    covered: sumOf(bills.flatMap(({ offset, paid }) => [offset, paid])),
    open: openTotal(settlement),
    fee: fee.due,
    payout: payoutFor(settlement, role),
    paidOutAt: settlement.paidOutAt,
    nextDueAt: nextDue(settlement)?.dueAt ?? null,
    state,
    isOverdue: isLate(settlement, now),
    settledAt: settlement.settledAt,
  }
}

type Known = Pick<Core, 'now'> & {
  settlements: Pick<Settlements, 'mayAskPlan' | 'mayAnswerPlan' | 'mayAskInvoice'>
  kyc: Pick<Kyc, 'identityOf' | 'bankAccountOf'>
}

/** The tax number of an organisation is its credit code. */
function taxNoOf({ kyc }: Pick<Known, 'kyc'>, userId: string): string | null {
  const identity = kyc.identityOf(userId)
  return identity?.kind === 'organisation' ? identity.docNumber : null
}

type Private = Pick<
  SettlementDetail,
  'depositId' | 'taxNo' | 'proofs' | 'arrivals' | 'invoices' | 'payoutAccount' | 'documents' | 'can'
>

const ofTaker = (known: Known, settlement: Settlement): Private => ({
  depositId: settlement.depositId,
  taxNo: taxNoOf(known, settlement.userId),
  proofs: settlement.proofs,
  arrivals: settlement.arrivals,
  invoices: settlement.invoices,
  payoutAccount: null,
  documents: settlement.documents,
  can: {
    pay: settlement.state === 'open',
    plan: known.settlements.mayAskPlan(settlement),
    answer: false,
    invoice: known.settlements.mayAskInvoice(settlement, 'taker'),
  },
})

/** Nothing that names an account of the taker. */
function ofSeller(known: Known, settlement: Settlement): Private {
  const { sellerId, paidTo, certificate, sellerDocuments, sellerInvoices } = settlement
  return {
    depositId: null,
    taxNo: sellerId === null ? null : taxNoOf(known, sellerId),
    proofs: [],
    arrivals: [],
    invoices: sellerInvoices,
    payoutAccount: paidTo ?? (sellerId === null ? null : known.kyc.bankAccountOf(sellerId)),
    documents: [...(certificate ? [certificate] : []), ...sellerDocuments],
    can: {
      pay: false,
      plan: false,
      answer: known.settlements.mayAnswerPlan(settlement),
      invoice: known.settlements.mayAskInvoice(settlement, 'seller'),
    },
  }
}

/** A settlement as one of its parties sees it. */
export function settlementDetailOf(known: Known, settlement: Settlement, role: DealRole): SettlementDetail {
  const { no, listing, fee, turned } = settlement
  return {
    ...settlementRowOf(known, settlement, role),
    ...(role === 'taker' ? ofTaker(known, settlement) : ofSeller(known, settlement)),
    seller: settlement.seller,
    taker: settlement.taker,
    payers: settlement.payers,
    closedAt: listing.closesAt,
    effectiveAt: settlement.effectiveAt,
    bills: shownBills(settlement, known.now()),
    account: { ...account },
    remark: `${no} ${listing.no} 项目款项`,
    feeFull: fee.full,
    feeReduced: fee.reduced,
    depositUsed: sumOf([turned.fee, turned.rest]),
    plan: settlement.plan,
    graceUntil: settlement.graceUntil,
    certificateBy: settlement.certificateBy,
    certificate: settlement.certificate,
  }
}
