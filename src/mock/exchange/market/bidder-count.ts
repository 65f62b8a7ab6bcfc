import { hashOf } from '../../random.ts'
import type { Exchange } from '../exchange.ts'
import type { Bidder } from '../bidding/engine/room.ts'
import { houseArrivals } from '../bidding/rooms/bots.ts'
import type { Listing, ListingStatus } from '../tables.ts'
import type { Group } from '../bidding/rooms/record.ts'

/** Of a deal of the past those who quoted, and some who did not; one where it was made by agreement (domain 3.6). */
function applicantsOf({ assetsId, status, quotes }: Listing): number {
  const bidders = new Set(quotes.map(({ bidNo }) => bidNo)).size
  if (bidders === 0 && (status === 'DONE' || status === 'DEAL_PUBLICITY')) return 1
  return Math.max(bidders, 2 + (hashOf(`applicants:${assetsId}`) % 7))
}

/** Whoever has been let in, of a package into any of its rooms. */
function biddersIn({ state }: Group, { assetsId, isPackage }: Listing): Bidder[] {
  const rooms = isPackage ? Object.values(state.rooms) : [state.rooms[assetsId]]
  return Object.values(Object.assign({}, ...rooms.map((room) => room?.bidders)) as Record<string, Bidder>)
}

const aheadOfRoom: ReadonlySet<ListingStatus> = new Set(['NOTICE', 'CLOSED', 'WAIT_BID', 'PAUSED'])

/** How many have qualified by now: accounts of this world and bidders of the house, as the room counts them. */
export function enrolledOf(exchange: Exchange, listing: Listing): number {
  if (listing.status === 'PRE') return 0
  const now = exchange.now()
  const group = exchange.rooms.groupOf(listing.packageId ?? listing.assetsId)
  if (group) return biddersIn(group, listing).filter(({ qualifiedAt }) => qualifiedAt <= now).length
  if (!aheadOfRoom.has(listing.status)) return applicantsOf(listing)
  return [...houseArrivals(listing).values()].filter((at) => at <= now).length
}
