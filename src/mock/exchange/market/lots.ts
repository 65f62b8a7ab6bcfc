import type { LotHead, LotSnapshot, LotUpdate, QuoteRow } from '#src/model/listing/detail.ts'
import type { ListingTick } from '#src/model/listing/schema.ts'
import type { Bidder } from '../bidding/engine/room.ts'
import { botArrivals } from '../bidding/rooms/bots.ts'
import type { Group } from '../bidding/rooms/record.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import { isSealed, publicPrice } from '../listings/modes.ts'
import { hashOf } from '../../random.ts'
import type { Listing, ListingStatus, Quote } from '../tables.ts'

/** What the figures of a lot are counted from. */
type Known = Pick<Core, 'now'> & { rooms: Pick<Rooms, 'groupOf'> }

/** Quotes that a reader of a lot's topic begins with. */
const quotesAtFirst = 50
const sealedName = '****'

/** Of a past deal its bidders, and some who did not quote; one where it was made by agreement (domain 3.6). */
function applicantsOf({ assetsId, status, quotes }: Listing): number {
  const bidders = new Set(quotes.map(({ bidNo }) => bidNo)).size
  if (bidders === 0 && (status === 'DONE' || status === 'DEAL_PUBLICITY')) return 1
  return Math.max(bidders, 2 + (hashOf(`applicants:${assetsId}`) % 7))
}

/** All who have been admitted, of a package into any of its rooms. */
function biddersIn({ state }: Group, { assetsId, isPackage }: Listing): Bidder[] {
  const rooms = isPackage ? Object.values(state.rooms) : [state.rooms[assetsId]]
  return Object.values(Object.assign({}, ...rooms.map((room) => room?.bidders)) as Record<string, Bidder>)
}

const aheadOfRoom: ReadonlySet<ListingStatus> = new Set(['NOTICE', 'EXTENDED', 'CLOSED', 'WAIT_BID', 'PAUSED'])

/** How many have qualified by now: accounts of this world and bots, as the room counts them. */
export function enrolledOf({ rooms, now }: Known, listing: Listing): number {
  if (listing.status === 'PRE') return 0
  const group = rooms.groupOf(listing.packageId ?? listing.assetsId)
  if (group) return biddersIn(group, listing).filter(({ qualifiedAt }) => qualifiedAt <= now()).length
  if (!aheadOfRoom.has(listing.status)) return applicantsOf(listing)
  return [...botArrivals(listing).values()].filter((at) => at <= now()).length
}

/** A quote as it is public; of a sealed one, that there is one and when it came. */
export function quoteRowOf(listing: Listing, { seq, bidNo, amount, at, lotName }: Quote): QuoteRow {
  const lot = lotName === undefined ? {} : { lotName }
  return isSealed(listing) ? { seq, bidNo: sealedName, amount: null, at, ...lot } : { seq, bidNo, amount, at, ...lot }
}

export const tickOf = (listing: Listing): ListingTick => ({
  assetsId: listing.assetsId,
  biddingPrice: publicPrice(listing),
  biddingCount: listing.quotes.length,
  deadline: listing.status === 'BIDDING' ? listing.closesAt : listing.opensAt,
  status: listing.status,
  viewCount: listing.viewCount,
})

const headOf = (known: Known, listing: Listing): LotHead => ({
  assetsId: listing.assetsId,
  status: listing.status,
  biddingPrice: publicPrice(listing),
  biddingCount: listing.quotes.length,
  enrolled: enrolledOf(known, listing),
  bidFrom: listing.opensAt,
  bidUntil: listing.closesAt,
  dealPrice: listing.dealYuan,
})

/** An event of the lot's topic. */
export const updateOf = (known: Known, listing: Listing, quote?: Quote): LotUpdate => ({
  head: headOf(known, listing),
  ...(quote && !isSealed(listing) ? { quote: quoteRowOf(listing, quote) } : {}),
})

export const snapshotOf = (known: Known, listing: Listing): LotSnapshot => ({
  head: headOf(known, listing),
  quotes: isSealed(listing)
    ? []
    : listing.quotes
        .slice(-quotesAtFirst)
        .toReversed()
        .map((quote) => quoteRowOf(listing, quote)),
})
