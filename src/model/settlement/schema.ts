import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { receipt } from '../deposit/schema.ts'
import { account } from '../enrolment/schema.ts'
import { uploadedFile } from '../file/schema.ts'
import { nullish } from '../nullish.ts'

/** Kinds of bills: price at once, first and later parts, first rent, performance bond, service fee (domain 5.4). */
export type BillKind = 'price' | 'first' | 'rest' | 'rent' | 'bond' | 'fee'

/** States of a bill (domain 5.6); `offset` when the deposit covers all of it, `ended` once a default has ended the settlement. */
export type BillState = 'ended' | 'offset' | 'due' | 'partly' | 'checking' | 'overdue' | 'paid'

/** One payment that is due; amounts in 元. */
export const bill = z.object({
  id: z.string(),
  kind: z.string(),
  /** Principal and interest. */
  amount,
  principal: amount,
  interest: amount,
  /** Covered by the deposit. */
  offset: amount,
  /** Arrived from the bank. */
  paid: amount,
  open: amount,
  dueAt: z.number(),
  /** `due`, `partly`, `checking`, `overdue`, `paid`. */
  state: z.string(),
})
export type Bill = z.output<typeof bill>

/** A payment proof for one bill. */
export const proof = z.object({
  id: z.string(),
  billId: z.string(),
  payer: z.string(),
  /** Last four digits. */
  account: z.string(),
  bank: z.string(),
  amount,
  /** `YYYY-MM-DD` in Shanghai. */
  paidOn: z.string(),
  serial: z.string(),
  purpose: z.string(),
  note: z.string(),
  files: z.array(uploadedFile),
  /** `checking`, `accepted`, `refused`. */
  state: z.string(),
  reason: nullish(z.string()),
  at: z.number(),
  checkedAt: nullish(z.number()),
})
export type Proof = z.output<typeof proof>

/** Money on the settlement account. */
/** Money that arrived for a settlement; amounts in 元. */
const arrival = z.extend(receipt, {
  /** What of it was more than the settlement had open, and went back. */
  excess: nullish(amount),
})
export type Arrival = z.output<typeof arrival>

/** A request for an invoice of the service fee. */
export const invoice = z.object({
  id: z.string(),
  title: z.string(),
  taxNo: nullish(z.string()),
  /** `plain` 普票, `special` 专票. */
  kind: z.string(),
  email: z.string(),
  amount,
  /** `asked`, `issued`. */
  state: z.string(),
  at: z.number(),
  document: nullish(z.object({ name: z.string(), url: z.string() })),
})
export type Invoice = z.output<typeof invoice>

/** A plan of instalments and what the seller made of it: `asked`, `agreed`, `refused`. */
const plan = z.object({
  firstPercent: z.string(),
  restDueAt: z.array(z.number()),
  files: z.array(uploadedFile),
  state: z.string(),
  reason: nullish(z.string()),
  /** When it was asked for; an answer names it, so that it is never given to another plan. Epoch ms. */
  at: z.number(),
  /** Until when the seller answers, epoch ms; absent where the seller has no account and the exchange's desk answers for it. */
  answerBy: nullish(z.number()),
})
export type Plan = z.output<typeof plan>

/** States of a settlement: money is due, all has arrived, paid out to the seller, ended by default (domain 5.6). */
export type SettlementState = 'open' | 'settled' | 'paidOut' | 'defaulted'

/** What the seller receives of a deal; amounts in 元. */
const payout = z.object({
  /** Paid by the taker, without its fee. */
  received: amount,
  /** The seller's fee as far as it is taken from that. */
  deducted: amount,
  amount,
  /** What of the fee is more than was received. */
  owed: amount,
})
export type Payout = z.output<typeof payout>

export const settlementRow = z.object({
  id: z.string(),
  /** The reader's: `taker` or `seller`. */
  role: z.string(),
  /** 结算单号 */
  no: z.string(),
  dealId: z.string(),
  assetsId: z.string(),
  assetsName: z.string(),
  projectNo: z.string(),
  typeCode: z.string(),
  contractNo: z.string(),
  /** The price of the deal; of a lease the rent of the whole term. All amounts in 元. */
  price: amount,
  /** Of all bills of the taker: due, covered, open. */
  due: amount,
  covered: amount,
  open: amount,
  /** The service fee of the reader; both parties pay the same. */
  fee: amount,
  /** For the seller, until a default; absent for the taker. */
  payout: nullish(payout),
  paidOutAt: nullish(z.number()),
  /** The next payment; absent once all has arrived. */
  nextDueAt: nullish(z.number()),
  state: z.string(),
  /** Whether the next payment is late. */
  isOverdue: z.boolean(),
  /** When the last of what was due had arrived and was matched; absent before. */
  settledAt: nullish(z.number()),
})
export type SettlementRow = z.output<typeof settlementRow>

export const settlementDetail = z.extend(settlementRow, {
  seller: z.string(),
  taker: z.string(),
  /** Names that money may come from: the taker, and of a joint bid its members. */
  payers: z.array(z.string()),
  /** When the deal was made, epoch ms: no payment is older. */
  closedAt: z.number(),
  effectiveAt: z.number(),
  bills: z.array(bill),
  /** 收款账户 */
  account,
  remark: z.string(),
  /** Full and reduced service fee, 元. */
  feeFull: amount,
  feeReduced: amount,
  /** Of the deposit: what was turned into fee and price, what goes back. */
  depositUsed: amount,
  /** Absent for the seller. */
  depositId: nullish(z.string()),
  /** 统一社会信用代码 of a reader that is a verified organisation, for its invoice. */
  taxNo: nullish(z.string()),
  /** Empty for the seller, like the arrivals. */
  proofs: z.array(proof),
  arrivals: z.array(arrival),
  /** Of the reader's own service fee. */
  invoices: z.array(invoice),
  /** Where the seller is paid, the number masked; absent for the taker, and while no account is verified. */
  payoutAccount: nullish(account),
  plan: nullish(plan),
  /** End of the grace period after a reminder, epoch ms. */
  graceUntil: nullish(z.number()),
  certificateBy: nullish(z.number()),
  certificate: nullish(z.object({ no: z.string(), name: z.string(), url: z.string(), at: z.number() })),
  documents: z.array(z.object({ name: z.string(), url: z.string(), at: nullish(z.number()) })),
  /** What the reader may do: pay, ask for instalments, answer such a request, ask for an invoice. */
  can: z.object({ pay: z.boolean(), plan: z.boolean(), answer: z.boolean(), invoice: z.boolean() }),
})
export type SettlementDetail = z.output<typeof settlementDetail>
