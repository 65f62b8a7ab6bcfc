import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { leaseTerms, type LeaseTerms } from '#src/model/settlement/lease.ts'
import { billStateOf, isOverdue, paymentDue } from '#src/model/settlement/rules.ts'
import { type BillDraft, billsFor, openOf, sumOf, type Turned, withOffsets } from '#src/model/settlement/schedule.ts'
import { type ServiceFee } from '#src/model/settlement/fees.ts'
import type { Arrival, Bill, Invoice, Plan, Proof, SettlementState } from '#src/model/settlement/schema.ts'
import type { PriceDue } from '#src/model/settlement/price-due.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { Listing } from '../tables.ts'

type StoredBill = BillDraft & { id: string; offset: string; paid: string }
type Document = { name: string; url: string; at: number }
/** An account; its number is masked. */
type Account = { name: string; bank: string; account: string }

/** One settlement as the exchange keeps it; all amounts in 元. */
export type Settlement = {
  id: string
  no: string
  dealId: string
  enrolId: string
  userId: string
  /** The account of the seller, if it has one. */
  sellerId: string | null
  listing: Listing
  contractNo: string
  price: string
  seller: string
  taker: string
  payers: string[]
  fee: ServiceFee
  effectiveAt: number
  /** Until when the first payments are due. */
  dueAt: number
  bills: StoredBill[]
  depositId: string | null
  /** What of the deposit went into the fee and into the other bills. */
  turned: Turned
  proofs: Proof[]
  arrivals: Arrival[]
  invoices: Invoice[]
  plan: Plan | null
  graceUntil: number | null
  state: SettlementState
  settledAt: number | null
  certificateBy: number | null
  certificate: ({ no: string } & Document) | null
  paidOutAt: number | null
  /** Where the seller was paid. */
  paidTo: Account | null
  documents: Document[]
  /** What only the seller is given. */
  sellerDocuments: Document[]
  /** Of the seller's own service fee. */
  sellerInvoices: Invoice[]
}

export const leaseTermsOf = ({ typeCode, facts }: Listing): LeaseTerms | null =>
  typeCode === '6' ? leaseTerms(facts) : null

/** Bills of a settlement by its terms, with what the deposit covers of them. */
export function draftBills({
  id,
  listing,
  price,
  fee,
  dueAt,
  plan,
  turned,
}: Pick<Settlement, 'id' | 'listing' | 'price' | 'fee' | 'dueAt' | 'turned'> & { plan: Plan | null }): StoredBill[] {
  const kind: KindCode = listing.typeCode
  const agreed = plan?.state === 'agreed' ? plan : null
  const drafts = billsFor({ kind, price, fee: fee.due, dueAt, lease: leaseTermsOf(listing), plan: agreed })
  return withOffsets(drafts, turned).map((draft, index) => ({ ...draft, id: `${id}-${index + 1}`, paid: '0.00' }))
}

export const openOfBill = ({ amount, offset, paid }: StoredBill): string => openOf(amount, offset, paid)

/** Bills as everyone is shown them. */
export const shownBills = (settlement: Pick<Settlement, 'bills' | 'proofs' | 'state'>, now: number): Bill[] =>
  settlement.bills.map((bill) => {
    const shown = { ...bill, open: openOfBill(bill) }
    return { ...shown, state: billStateOf(shown, settlement, now) }
  })

export const openTotal = ({ bills }: Pick<Settlement, 'bills'>): string => sumOf(bills.map(openOfBill))

/** What is to be paid next: everything that is open and due by the nearest date; null once all has arrived. */
export function nextDue(settlement: Settlement): (Required<PriceDue> & { settlementId: string }) | null {
  if (settlement.state !== 'open') return null
  const due = paymentDue(settlement.bills.map((bill) => ({ ...bill, open: openOfBill(bill) })))
  return due && { ...due, phone: brand.hotline, settlementId: settlement.id }
}

export const isLate = (settlement: Settlement, now: number): boolean => {
  const next = nextDue(settlement)
  return next !== null && isOverdue(next, now)
}
