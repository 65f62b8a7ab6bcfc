import type { KindCode } from '../asset-kind/labels.ts'
import { type BillDraft, billsFor, type InstalmentPlan, openOf, withOffsets } from './schedule.ts'
import type { SettlementDetail } from './schema.ts'

type Known = Pick<SettlementDetail, 'typeCode' | 'price' | 'fee' | 'depositUsed' | 'effectiveAt'> & {
  bills: readonly Pick<SettlementDetail['bills'][number], 'kind' | 'dueAt' | 'offset'>[]
}

/** A payment that a plan would make due, with what of it the deposit covers; 元. */
export type PlannedBill = BillDraft & { offset: string; paid: string; open: string }

/** When the first payment is due: every bill is, as long as no plan is agreed. Epoch ms. */
export const firstDueOf = ({ bills, effectiveAt }: Pick<Known, 'bills' | 'effectiveAt'>): number =>
  bills[0]?.dueAt ?? effectiveAt

/** The payments that a plan would make due, as the exchange reckons them; the settlement is one without an agreed plan. */
export function plannedBills(settlement: Known, plan: InstalmentPlan): PlannedBill[] {
  const { typeCode, price, fee, bills, depositUsed } = settlement
  const turned = { fee: bills.find(({ kind }) => kind === 'fee')?.offset ?? '0.00' }
  const drafts = billsFor({ kind: typeCode as KindCode, price, fee, dueAt: firstDueOf(settlement), plan })
  return withOffsets(drafts, { ...turned, rest: openOf(depositUsed, turned.fee) }).map((bill) => ({
    ...bill,
    paid: '0.00',
    open: openOf(bill.amount, bill.offset),
  }))
}
