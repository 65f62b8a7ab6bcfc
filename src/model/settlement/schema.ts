import * as z from 'zod/mini'
import { amount } from '../amount.ts'

/** The price of a deal that its winner owes since the contract has effect, and has not paid (domain 5.4). */
export const priceDue = z.object({
  /** 元 */
  amount,
  /** By when it is to be paid in full, epoch ms. */
  dueAt: z.number(),
  /** Who says to which account, and how much of the deposit counts. */
  phone: z.string(),
})
export type PriceDue = z.output<typeof priceDue>
