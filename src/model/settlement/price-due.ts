import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { nullish } from '../nullish.ts'

/** What the winner of a deal owes while its contract is in force (domain 5.4). */
export const priceDue = z.object({
  /** What is open of everything due by then, 元. */
  amount,
  /** Deadline of full payment, epoch ms. */
  dueAt: z.number(),
  phone: z.string(),
  settlementId: nullish(z.string()),
})
export type PriceDue = z.output<typeof priceDue>
