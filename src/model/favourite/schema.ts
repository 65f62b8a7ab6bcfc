import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { listingRow } from '../listing/schema.ts'
import { nullish } from '../nullish.ts'

/** Stage of a favourite; each is a tab of the list. */
export const favouriteStages = ['open', 'bidding', 'over', 'gone'] as const
export type FavouriteStage = (typeof favouriteStages)[number]

export const favouriteOrders = ['kept', 'deadline', 'change'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

/** A favourite with its price and state when it was added. */
export const favouriteRow = z.extend(listingRow, {
  /** Epoch ms. */
  keptAt: z.number(),
  /** Its price then, in the unit of the row. */
  keptPrice: nullish(amount),
  keptStatus: nullish(z.string()),
  /** Whether the user is notified of a change of price or state. */
  isReminded: z.boolean(),
  /** The asset has been removed from the exchange; the row is its last state. */
  isGone: z.boolean(),
})
export type FavouriteRow = z.output<typeof favouriteRow>

/** The number of favourites, in total and per stage. */
export const favouriteCounts = z.object({
  all: z.number(),
  open: z.number(),
  bidding: z.number(),
  over: z.number(),
  gone: z.number(),
})
export type FavouriteCounts = z.output<typeof favouriteCounts>
