import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'

/** Steps from the hammer to the handover, in order (domain 1.6). */
export const dealSteps = ['deal', 'confirm', 'sign', 'pay', 'certificate', 'handover'] as const
export type DealStep = (typeof dealSteps)[number]

/** States of a deal: it goes its way, is done, or has ended by default of the winner. */
export type DealState = 'open' | 'done' | 'defaulted'

/** When both parties did something; null before. Epoch ms. */
const both = z.object({ taker: nullish(z.number()), seller: nullish(z.number()) })

/** The dates of a deal, epoch ms; those that depend on an earlier step are absent before it. */
export const dealCourse = z.object({
  state: z.string(),
  /** The result of the room. */
  closedAt: z.number(),
  publicityUntil: z.number(),
  confirmed: both,
  signBy: z.number(),
  /** When the contract took effect. */
  signedAt: nullish(z.number()),
  /** The next payment, and when all had arrived. */
  payBy: nullish(z.number()),
  paidAt: nullish(z.number()),
  certificateBy: nullish(z.number()),
  certificateAt: nullish(z.number()),
  handedOver: both,
  /** An objection that is being examined halts signing, since then. */
  haltedSince: nullish(z.number()),
  /** Until when the seller answers a request for instalments; absent for the taker and without a request. */
  answerBy: nullish(z.number()),
  /** End of the grace period after a reminder. */
  graceUntil: nullish(z.number()),
  endedAt: nullish(z.number()),
})
export type DealCourse = z.output<typeof dealCourse>

/** A deal as one of its parties sees it. */
export const dealView = z.extend(dealCourse, {
  id: z.string(),
  /** 成交编号 */
  no: z.string(),
  /** `taker` or `seller`. */
  role: z.string(),
  /** Null for the seller, who has not enrolled. */
  enrolId: nullish(z.string()),
  assetsId: z.string(),
  assetsName: z.string(),
  projectNo: z.string(),
  typeCode: z.string(),
  seller: z.string(),
  taker: z.string(),
  /** 元; of a lease the rent of the whole term. */
  price: amount,
  settlementId: nullish(z.string()),
  /** The latest contract, and what the reader has to do about it. */
  contract: nullish(z.object({ id: z.string(), state: z.string(), task: nullish(z.string()) })),
  /** What is open of everything due by the next payment, 元. */
  payable: nullish(amount),
  /** Why it ended by default. */
  reason: nullish(z.string()),
  can: z.object({ confirm: z.boolean(), handOver: z.boolean() }),
})
export type DealView = z.output<typeof dealView>
export type DealRole = 'taker' | 'seller'
