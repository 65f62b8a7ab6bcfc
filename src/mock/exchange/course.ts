import { dayMs } from './seed/calendar.ts'
import type { ListingStatus } from './tables.ts'

/** The way of a listing to its room: the state it enters so long before its bidding opens (domain 2.2). */
export const wayToRoom: readonly (readonly [status: ListingStatus, beforeMs: number])[] = [
  ['NOTICE', 24 * dayMs],
  ['CLOSED', 3 * dayMs],
  ['WAIT_BID', dayMs],
]

/** The winner stands in public this long before the deal is done. */
export const publicityMs = 7 * dayMs
