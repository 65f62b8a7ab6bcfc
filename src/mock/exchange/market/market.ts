import type { ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic, lotTopic } from '#src/model/push/topics.ts'
import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import type { Enrolment } from '../enrolments/record.ts'
import { enrolmentOf, publicityMs, wayToRoom } from '../listings/lifecycle.ts'
import { lotsIn } from '../listings/package.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Listing, ListingStatus, Quote } from '../tables.ts'
import type { Favourites } from './favourites.ts'
import { tickOf, updateOf } from './lots.ts'
import { createExtension } from './extension.ts'
import { publishedListing } from './interest.ts'
import { announce, announceBidding, type ExtensionReason } from './notices.ts'
import { type OfferedTerms, setTerms } from './publishing.ts'
import { createSlots } from './slots.ts'

export type Market = {
  /** Starts the course of a listing that joins later, which is that of the seeded ones. */
  carry: (listing: Listing) => void
  biddingNow: () => Listing[]
  upcoming: () => Listing[]
  ticks: () => ListingTick[]
  /** A bot quotes once in its room, of a package in that of the first lot. */
  quoteOnce: (assetsId: string, bidNo: string, amount?: string) => ListingTick
  /** Publishes the formal notice of a pre-disclosed single asset with these terms, before it would publish itself. */
  publish: (assetsId: string, terms: OfferedTerms) => Listing
}

type Ports = {
  rooms: Pick<Rooms, 'prepare' | 'forget' | 'renew' | 'groupOf' | 'botQuote'>
  favourites: Pick<Favourites, 'notifyOf' | 'ownersOf'>
  enrolments: { isEnrolledFor: (assetsId: string) => boolean; all: () => Enrolment[] }
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  deals: Pick<Deals, 'stateOf' | 'publicityOf' | 'find'>
}

const hallStatuses: ReadonlySet<ListingStatus> = new Set(['BIDDING', 'WAIT_BID'])

const beforeRoom: ReadonlySet<ListingStatus> = new Set(['PRE', 'NOTICE', 'EXTENDED', 'CLOSED'])

/** Whether the hall lists it; a lot is listed as a part of its package. */
const isInHall = ({ status, packageId }: Listing): boolean => packageId === null && hallStatuses.has(status)

/** The listings of the exchange on their course through its clock (domain 2.2), and the hall that is never empty. */
export function createMarket(core: Core, { rooms, favourites, enrolments, deals, mailbox }: Ports): Market {
  const { tables, hub, timers, events } = core
  const { listings } = tables

  const pushTo = (listing: Listing, type: 'quote' | 'status', quote?: Quote) => {
    const topic = lotTopic(listing.assetsId)
    if (!hub.isFollowed(topic)) return
    hub.publish(topic, type, updateOf({ rooms, now: core.now }, listing, quote), listing.assetsId)
  }
  /** To the owners of favourites, and to the readers of the listing or of one of its members. */
  const pushLot = (listing: Listing, quote?: Quote) => {
    const members = lotsIn(tables, listing)
    favourites.notifyOf([listing, ...members])
    pushTo(listing, quote ? 'quote' : 'status', quote)
    for (const member of members) pushTo(member, 'status')
  }
  const pushHall = (listing: Listing) => {
    if (hub.isFollowed(hallTopic)) hub.publish(hallTopic, 'tick', tickOf(listing), listing.assetsId)
  }
  /** The same, and to the hall. */
  const push = (listing: Listing, quote?: Quote) => {
    pushHall(listing)
    pushLot(listing, quote)
  }

  /** A package and its members are in one state. */
  const enter = (listing: Listing, status: ListingStatus) => {
    listing.status = status
    for (const member of lotsIn(tables, listing)) member.status = status
  }

  /** Every winner has defaulted, and nobody has followed (domain 8.1, A10). */
  const endByDefault = (listing: Listing) => {
    listing.dealYuan = null
    listing.defaultedAt = core.now()
    enter(listing, 'TERMINATED')
    announce(tables, listing, 'default', core.now())
    pushLot(listing)
  }

  const completeAt = (listing: Listing, at: number) =>
    timers.set(at, () => {
      // A later deal is public for longer, and sets a time of its own.
      if (listing.status !== 'DEAL_PUBLICITY' || (deals.publicityOf(listing) ?? at) > at) return
      const state = deals.stateOf(listing)
      if (state === 'TERMINATED') return endByDefault(listing)
      enter(listing, state)
      announce(tables, listing, 'deal', at)
      pushLot(listing)
    })

  const extension = createExtension(core, { rooms, favourites, enrolments, mailbox })
  const extend = (listing: Listing, at: number, reason: ExtensionReason) => {
    extension.extend(listing, at, reason)
    carry(listing)
    push(listing)
  }

  function carry(listing: Listing): void {
    if (listing.packageId !== null) return
    if (listing.status === 'DEAL_PUBLICITY') completeAt(listing, listing.closesAt + publicityMs)
    if (!beforeRoom.has(listing.status)) return
    const { opensAt } = listing
    // An extension moves the dates, and what was set before does not happen.
    const setTimer = (at: number, act: () => void) =>
      timers.set(at, () => {
        if (listing.opensAt === opensAt) act()
      })
    for (const [status, beforeMs] of wayToRoom) {
      const at = status === 'CLOSED' ? enrolmentOf(listing).enrolUntil : opensAt - beforeMs
      if (at > core.now())
        setTimer(at, () => {
          if (status === 'CLOSED' && extension.isDue(listing)) return extend(listing, at, 'NO_BIDDER')
          enter(listing, status)
          push(listing)
        })
    }
    setTimer(opensAt, () => rooms.prepare(listing))
  }

  const announceResult = (listing: Listing, at = listing.closesAt) => {
    if (listing.status === 'FAILED') announce(tables, listing, 'failure', at)
    if (listing.status !== 'DEAL_PUBLICITY') return
    announce(tables, listing, 'dealPublicity', at)
    completeAt(listing, at + publicityMs)
  }

  for (const listing of listings.values()) carry(listing)
  const slots = createSlots(core, { rooms, enrolments, push })

  events.on('roomsChanged', ({ listing, hasNewBid }) => push(listing, hasNewBid ? listing.quotes.at(-1) : undefined))
  events.on('viewed', ({ listing }) => {
    if (isInHall(listing)) pushHall(listing)
  })
  events.on('roomClosed', ({ listing, group }) => {
    if (listing.status === 'EXTENDED') {
      const { at, reason } = group.state.rooms[listing.assetsId]!.result!
      return extend(listing, at, reason === 'NO_QUOTE' ? 'NO_QUOTE' : 'NO_BIDDER')
    }
    // A room of the hall is gone before its notice would appear.
    if (!slots.isRolling(listing)) announceResult(listing)
  })

  /** Once its publicity is over, a listing follows its deals, and never goes back. */
  const followDeals = (listing: Listing) => {
    if (listing.status !== 'SIGNING' && listing.status !== 'SETTLING') return
    const state = deals.stateOf(listing)
    if (state === 'SIGNING' || state === listing.status) return
    if (state === 'TERMINATED') return endByDefault(listing)
    enter(listing, state)
    pushLot(listing)
  }
  events.on('contractEffective', ({ dealId }) => followDeals(deals.find(dealId).listing))
  events.on('dealOver', ({ listing }) => followDeals(listing))

  events.on('dealRenewed', ({ listing, yuan }) => {
    // A room of the hall has left the lists by then.
    if (slots.isRolling(listing) || !listings.has(listing.assetsId)) return
    listing.dealYuan = yuan
    enter(listing, 'DEAL_PUBLICITY')
    announceResult(listing, core.now())
    pushLot(listing)
  })

  const inState = (status: ListingStatus) =>
    [...listings.values()].filter((listing) => listing.status === status && listing.packageId === null)

  return {
    carry,
    biddingNow: () => inState('BIDDING').sort((a, b) => a.closesAt - b.closesAt),
    upcoming: () => inState('WAIT_BID').sort((a, b) => a.opensAt - b.opensAt),
    ticks: () => [...listings.values()].filter(isInHall).map(tickOf),
    quoteOnce: (assetsId, bidNo, amount) => {
      const listing = listings.get(assetsId)
      if (!listing) throw new Refusal(404, `标的不存在：${assetsId}`)
      rooms.botQuote(listing.memberIds[0] ?? assetsId, bidNo, amount)
      return tickOf(listing)
    },
    publish: (assetsId, terms) => {
      const listing = publishedListing(core, assetsId)
      setTerms(listing, terms, core.now())
      enter(listing, 'NOTICE')
      announceBidding(tables, listing)
      push(listing)
      return listing
    },
  }
}

type Quoting = { assetsId: string; bidNo: string; amount?: string }

export const marketCommands = {
  quoteOnce: ({ market }: { market: Market }, { assetsId, bidNo, amount }: Quoting) =>
    market.quoteOnce(assetsId, bidNo, amount),
  publishListing: (
    { market }: { market: Market },
    { assetsId, terms }: { assetsId: string; terms: OfferedTerms },
  ): Listing => market.publish(assetsId, terms),
}
