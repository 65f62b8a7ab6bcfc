import type { SettlementDetail, SettlementRow } from '#src/model/settlement/schema.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import type { Core } from '../core.ts'
import type { Kyc } from '../kyc/kyc.ts'
import { account } from './account.ts'
import { isLate, nextDue, openTotal, type Settlement, shownBills } from './record.ts'
import type { Settlements } from './settlements.ts'

/** A settlement in a list. */
export function settlementRowOf({ now: clock }: Pick<Core, 'now'>, settlement: Settlement): SettlementRow {
  const now = clock()
  const { id, no, dealId, enrolId, listing, contractNo, price, bills, fee, state } = settlement
  return {
    id,
    no,
    dealId,
    enrolId,
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
    nextDueAt: nextDue(settlement)?.dueAt ?? null,
    state,
    isOverdue: isLate(settlement, now),
    settledAt: settlement.settledAt,
  }
}

type Known = Pick<Core, 'now'> & {
  settlements: Pick<Settlements, 'mayAskPlan' | 'mayAskInvoice'>
  kyc: Pick<Kyc, 'identityOf'>
}

/** The tax number of an organisation is its credit code. */
function taxNoOf({ kyc }: Pick<Known, 'kyc'>, userId: string): string | null {
  const identity = kyc.identityOf(userId)
  return identity?.kind === 'organisation' ? identity.docNumber : null
}

export function settlementDetailOf(known: Known, settlement: Settlement): SettlementDetail {
  const { no, listing, fee, turned, state } = settlement
  return {
    ...settlementRowOf(known, settlement),
    seller: settlement.seller,
    taker: settlement.taker,
    payers: settlement.payers,
    effectiveAt: settlement.effectiveAt,
    bills: shownBills(settlement, known.now()),
    account: { ...account },
    remark: `${no} ${listing.no} 项目款项`,
    feeFull: fee.full,
    feeReduced: fee.reduced,
    depositUsed: sumOf([turned.fee, turned.rest]),
    depositId: settlement.depositId,
    taxNo: taxNoOf(known, settlement.userId),
    proofs: settlement.proofs,
    arrivals: settlement.arrivals,
    invoices: settlement.invoices,
    plan: settlement.plan,
    graceUntil: settlement.graceUntil,
    certificateBy: settlement.certificateBy,
    certificate: settlement.certificate,
    paidOutAt: settlement.paidOutAt,
    documents: settlement.documents,
    can: {
      pay: state === 'open',
      plan: known.settlements.mayAskPlan(settlement),
      invoice: known.settlements.mayAskInvoice(settlement),
    },
  }
}
