import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'
import { navigationItem } from './schema.ts'

/** An item of the procurement menu; one with children opens them, and its own address is not used. */
export const purchaseMenuItem = z.extend(navigationItem, {
  /** The second level; there is no third. */
  children: nullish(z.array(navigationItem)),
})
export type PurchaseMenuItem = z.output<typeof purchaseMenuItem>
