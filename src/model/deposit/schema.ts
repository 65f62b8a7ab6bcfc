import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { account, partyKinds } from '../enrolment/schema.ts'
import { uploadedFile } from '../file/schema.ts'
import { nullish } from '../nullish.ts'
import { priceDue } from '../settlement/price-due.ts'

/** States of a deposit, with the codes of the field (domain 5.2); an unknown one is shown as its number. */
export const depositState = {
  due: 0,
  partly: 1,
  arrived: 2,
  frozen: 3,
  toRefund: 4,
  refunding: 5,
  refunded: 6,
  turnedToPrice: 7,
  turnedToFee: 8,
  forfeited: 9,
  /** The deadline passed before the full amount arrived. */
  lapsed: 10,
  /** Nothing is due any more: its enrolment was withdrawn or has ended. */
  cancelled: 11,
} as const
export type DepositState = (typeof depositState)[keyof typeof depositState]

/**
 * Money that reached the exchange, and how it was recognised: `matched` (of a deposit) or `counted` (of a settlement), `unknown`
 * (another payer; to be claimed or sent back), `returned`, `refused`.
 */
export const receipt = z.object({
  /** 银行流水号 */
  serial: z.string(),
  payer: z.string(),
  /** Last four digits only. */
  account: z.string(),
  bank: z.string(),
  amount,
  at: z.number(),
  remark: nullish(z.string()),
  match: z.string(),
})
export type Receipt = z.output<typeof receipt>

/** Money frozen, released, converted or refunded; 元. */
const movement = z.object({
  kind: z.string(),
  amount,
  at: z.number(),
  reason: z.string(),
  lotName: nullish(z.string()),
})

/** A claim for a transfer that the bank could not match (补录付款信息). */
const payClaim = z.object({
  id: z.string(),
  payer: z.string(),
  bank: z.string(),
  account: z.string(),
  amount,
  /** `YYYY-MM-DD` in Shanghai. */
  paidOn: z.string(),
  serial: z.string(),
  /** `checking`, `matched`, `refused`. */
  state: z.string(),
  reason: nullish(z.string()),
  at: z.number(),
  files: z.array(uploadedFile),
})

const guarantee = z.object({
  issuer: z.string(),
  no: z.string(),
  amount,
  validUntil: z.string(),
  /** `checking`, `accepted`, `refused`, `returned`. */
  state: z.string(),
  reason: nullish(z.string()),
  files: z.array(uploadedFile),
})
export type Guarantee = z.output<typeof guarantee>

/** A payment at the gateway: `pending` until the bank accepts it, `processing` until the bank reports the result. */
export const gatewayOrder = z.object({
  id: z.string(),
  /** `b2c`, `b2b`, `quick`. */
  channel: nullish(z.string()),
  amount,
  /** `pending`, `processing`, `paid`, `failed`, `closed`. */
  state: z.string(),
  reason: nullish(z.string()),
  at: z.number(),
  /** The bank takes money until then. */
  expiresAt: nullish(z.number()),
  /** The bank's payment page. */
  payUrl: z.string(),
})
export type GatewayOrder = z.output<typeof gatewayOrder>

const refund = z.object({
  account,
  /** `none`, `asked`, `sent`, `done`, `failed`. */
  state: z.string(),
  amount: nullish(amount),
  askedAt: nullish(z.number()),
  /** 3 working days after the result (domain 1.3). */
  dueAt: nullish(z.number()),
  doneAt: nullish(z.number()),
  reason: nullish(z.string()),
})

export const depositRow = z.object({
  id: z.string(),
  /** 缴款单号 */
  no: z.string(),
  enrolId: z.string(),
  assetsId: z.string(),
  assetsName: z.string(),
  isPackage: z.boolean(),
  /** All amounts in 元. */
  due: amount,
  paid: amount,
  /** Overpaid amount, and how much of it was refunded. */
  over: amount,
  overReturned: amount,
  frozen: amount,
  free: amount,
  state: z.number(),
  deadline: z.number(),
  arrivedAt: nullish(z.number()),
  /** Why nothing is due any more, unless the deadline passed. */
  closedReason: nullish(z.string()),
  /** The price of the asset won with it, while it is owed. */
  price: nullish(priceDue),
})
export type DepositRow = z.output<typeof depositRow>

export const depositDetail = z.extend(depositRow, {
  projectNo: z.string(),
  payerName: z.string(),
  payerKind: z.enum(partyKinds),
  /** Former names of the payer that a bank may still have on file. */
  formerNames: nullish(z.array(z.string())),
  /** Amount outstanding, 元. */
  missing: amount,
  /** The account for this deposit alone; the bank can be chosen until money has arrived. */
  subAccount: account,
  /** 识别码, for the transfer's remark. */
  code: z.string(),
  banks: z.array(z.string()),
  bankPhone: z.string(),
  receipts: z.array(receipt),
  movements: z.array(movement),
  claims: z.array(payClaim),
  guarantee: nullish(guarantee),
  orders: z.array(gatewayOrder),
  refund,
  bidNo: nullish(z.string()),
  /** For a package: maximum of the pool, 元. */
  poolMax: nullish(amount),
  documents: z.array(z.object({ name: z.string(), url: z.string(), at: nullish(z.number()) })),
})
export type DepositDetail = z.output<typeof depositDetail>

/** Sums over all deposits of the person, 元. */
export const depositSummary = z.object({ onTheWay: amount, effective: amount, frozen: amount, toRefund: amount })
export type DepositSummary = z.output<typeof depositSummary>
