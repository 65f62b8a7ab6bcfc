import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { listingRow } from '../listing/schema.ts'
import { maybe } from '../nullish.ts'

/** Where a kept asset stands; each is a tab of the list. */
export const favouriteStages = ['open', 'bidding', 'over', 'gone'] as const
export type FavouriteStage = (typeof favouriteStages)[number]

export const favouriteOrders = ['kept', 'deadline', 'change'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

/** An asset a user keeps, and what it was like when it was kept. */
export const favouriteRow = z.extend(listingRow, {
  /** Epoch ms. */
  keptAt: z.number(),
  /** What was to be paid for it then, in the unit of the row. */
  keptPrice: maybe(amount),
  keptStatus: maybe(z.string()),
  /** Whether a change of price or state is written to the user. */
  isReminded: z.boolean(),
  /** It has left the exchange; the row is what it was like at last. */
  isGone: z.boolean(),
})
export type FavouriteRow = z.output<typeof favouriteRow>

/** How many are kept, altogether and at each stage. */
export const favouriteCounts = z.object({
  all: z.number(),
  open: z.number(),
  bidding: z.number(),
  over: z.number(),
  gone: z.number(),
})
export type FavouriteCounts = z.output<typeof favouriteCounts>
