import * as z from 'zod/mini'
import { amount } from '../amount.ts'

/** The unpaid price of a deal whose contract is in force (domain 5.4). */
export const priceDue = z.object({
  /** 元 */
  amount,
  /** Deadline of full payment, epoch ms. */
  dueAt: z.number(),
  /** Phone for the account to pay to, and for how much of the deposit counts. */
  phone: z.string(),
})
export type PriceDue = z.output<typeof priceDue>
