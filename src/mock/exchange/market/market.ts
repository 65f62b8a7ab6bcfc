import type { ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic, lotTopic } from '#src/model/push/topics.ts'
import { announce } from './notices.ts'
import { keepBeginning, knownBeginning } from './initial-listings.ts'
import { publicityMs, wayToRoom } from '../listings/lifecycle.ts'
import type { Exchange } from '../exchange.ts'
import { tellKeepers } from './favourites.ts'
import { newsOf } from './lots.ts'
import { publicPrice } from '../listings/modes.ts'
import { Refusal } from '../refusal.ts'
import type { Past } from '../bidding/rooms/make.ts'
import { rollingListing, rollingMembers, rollingSlots, type Slot } from '../seed/rolling.ts'
import type { Listing, ListingStatus, Quote } from '../tables.ts'

/** Closed rooms of one slot that stay in the lists; older ones leave the exchange. */
const keptRounds = 3

export const tickOf = (listing: Listing): ListingTick => ({
  assetsId: listing.assetsId,
  biddingPrice: publicPrice(listing),
  biddingCount: listing.quotes.length,
  deadline: listing.status === 'BIDDING' ? listing.closesAt : listing.opensAt,
  status: listing.status,
})

export type Market = ReturnType<typeof createMarket>

const membersOf = ({ tables }: Exchange, { memberIds }: Listing): Listing[] =>
  memberIds.flatMap((id) => tables.listings.get(id) ?? [])

/** What everybody hears of a listing: in the hall, and those who look at it or at one of its members. */
function createTelling(exchange: Exchange) {
  const { hub } = exchange
  const say = (listing: Listing, type: 'quote' | 'status', quote?: Quote) => {
    const topic = lotTopic(listing.assetsId)
    if (hub.isFollowed(topic)) hub.publish(topic, type, newsOf(exchange, listing, quote), listing.assetsId)
  }
  const tellLot = (listing: Listing, quote?: Quote) => {
    const members = membersOf(exchange, listing)
    tellKeepers(exchange, [listing, ...members])
    say(listing, quote ? 'quote' : 'status', quote)
    for (const member of members) say(member, 'status')
  }
  const tell = (listing: Listing, quote?: Quote) => {
    if (hub.isFollowed(hallTopic)) hub.publish(hallTopic, 'tick', tickOf(listing), listing.assetsId)
    tellLot(listing, quote)
  }
  return { tell, tellLot }
}

type Telling = ReturnType<typeof createTelling>

/** The way of a listing before its room and after it, one state after the other (domain 2.2). */
function createCourse(exchange: Exchange, { tell, tellLot }: Telling) {
  /** A package and its members are in one state. */
  const enter = (listing: Listing, status: ListingStatus) => {
    listing.status = status
    for (const member of membersOf(exchange, listing)) member.status = status
  }

  const conclude = (listing: Listing, at: number) =>
    exchange.timers.set(at, () => {
      enter(listing, 'DONE')
      announce(exchange, listing, 'deal', at)
      tellLot(listing)
    })

  /** The listings of the seed go their way, once each. */
  const carry = (listing: Listing) => {
    if (listing.packageId !== null) return
    if (listing.status === 'DEAL_PUBLICITY') conclude(listing, listing.closesAt + publicityMs)
    if (listing.status !== 'PRE' && listing.status !== 'NOTICE' && listing.status !== 'CLOSED') return
    for (const [status, beforeMs] of wayToRoom) {
      const at = listing.opensAt - beforeMs
      if (at > exchange.now())
        exchange.timers.set(at, () => {
          enter(listing, status)
          tell(listing)
        })
    }
    exchange.timers.set(listing.opensAt, () => exchange.rooms.prepare(listing))
  }

  /** Its room is over: what came of it is told and goes on. */
  const closed = (listing: Listing) => {
    if (listing.status === 'FAILED') announce(exchange, listing, 'failure', listing.closesAt)
    if (listing.status !== 'DEAL_PUBLICITY') return
    announce(exchange, listing, 'dealPublicity', listing.closesAt)
    conclude(listing, listing.closesAt + publicityMs)
  }

  return { carry, closed }
}

/** Slots that always hold one asset, waiting or in bidding: when its room closes the next takes its place. */
function createSlots(exchange: Exchange, { tell }: Telling) {
  const { listings } = exchange.tables
  const rounds = new Map<number, string[]>()
  const rolling = new Set<string>()

  const forget = (slot: Slot, assetsId: string) => {
    const held = [...(rounds.get(slot.index) ?? []), assetsId]
    for (const old of held.splice(0, held.length - keptRounds)) {
      for (const id of [old, ...(listings.get(old)?.memberIds ?? [])]) {
        listings.delete(id)
        exchange.hub.forget(lotTopic(id))
      }
      if (!exchange.enrolments.all().some(({ listing }) => listing.assetsId === old)) exchange.rooms.forget(old)
      rolling.delete(old)
    }
    rounds.set(slot.index, held)
  }

  const beginningOf = (slot: Slot, round: number) => exchange.startedAt - slot.phaseMs + round * slot.cycleMs

  /** Rounds that come and go while the clock is moved far ahead never take place; nobody could have been there. */
  const roundAfter = (slot: Slot, round: number): number => {
    const last = Math.floor((exchange.horizon() - exchange.startedAt + slot.phaseMs) / slot.cycleMs)
    return Math.max(round + 1, last - keptRounds + 1)
  }

  const lotsOf = (slot: Slot, round: number): Listing[] => {
    const waitsFrom = beginningOf(slot, round)
    const listing = rollingListing(slot, round, {
      waitsFrom,
      opensAt: waitsFrom + slot.cycleMs / 2,
      closesAt: waitsFrom + slot.cycleMs,
    })
    return [listing, ...rollingMembers(listing)]
  }

  /** Puts a listing and its members into the hall; gives the past of their rooms if they are open. */
  const enter = (slot: Slot, lots: readonly Listing[], past?: Past): Past | undefined => {
    const listing = lots[0]!
    for (const lot of lots) listings.set(lot.assetsId, lot)
    rolling.add(listing.assetsId)
    forget(slot, listing.assetsId)
    // Until it opens, or somebody asks for it, nothing happens in a room.
    if (listing.opensAt > exchange.now()) {
      exchange.timers.set(listing.opensAt, () => exchange.rooms.prepare(listing))
      return undefined
    }
    const { state, agenda } = exchange.rooms.prepare(listing, past)
    return { state, agenda }
  }

  /** When a round is over the next takes its place. */
  const goOn = (slot: Slot, round: number) => {
    const next = roundAfter(slot, round)
    exchange.timers.set(beginningOf(slot, next), () => {
      const lots = lotsOf(slot, next)
      enter(slot, lots)
      goOn(slot, next)
      tell(lots[0]!)
    })
  }

  for (const slot of rollingSlots) {
    const known = knownBeginning(exchange.startedAt, slot)
    const lots = known?.lots ?? lotsOf(slot, 0)
    const past = enter(slot, lots, known?.past)
    if (!known) keepBeginning(exchange.startedAt, slot, { lots, past })
    goOn(slot, 0)
  }

  return { isRolling: ({ assetsId }: Listing) => rolling.has(assetsId) }
}

/** The listings of the exchange on their way through its clock, and the hall that is never empty. */
export function createMarket(exchange: Exchange) {
  const { listings } = exchange.tables
  const telling = createTelling(exchange)
  const course = createCourse(exchange, telling)
  for (const listing of listings.values()) course.carry(listing)
  const slots = createSlots(exchange, telling)

  const inState = (status: ListingStatus) =>
    [...listings.values()].filter((listing) => listing.status === status && listing.packageId === null)

  return {
    /** A listing that joins later goes its way as those of the seed do. */
    carry: course.carry,
    /** Something happened in its rooms; with a bid, its newest quote is told as well. */
    told: (listing: Listing, hasBid: boolean) => telling.tell(listing, hasBid ? listing.quotes.at(-1) : undefined),
    /** All its rooms are over. A room of the hall is gone before anybody would write of it. */
    closed: (listing: Listing) => {
      if (!slots.isRolling(listing)) course.closed(listing)
    },
    biddingNow: () => inState('BIDDING').sort((a, b) => a.closesAt - b.closesAt),
    upcoming: () => inState('WAIT_BID').sort((a, b) => a.opensAt - b.opensAt),
    ticks: (): ListingTick[] => [...inState('BIDDING'), ...inState('WAIT_BID')].map(tickOf),
    /** Somebody of the house quotes once in its room, of a package in that of the first lot. */
    quoteOnce: (assetsId: string, bidNo: string, amount?: string): ListingTick => {
      const listing = listings.get(assetsId)
      if (!listing) throw new Refusal(404, `没有这个标的：${assetsId}`)
      exchange.rooms.houseQuote(listing.memberIds[0] ?? assetsId, bidNo, amount)
      return tickOf(listing)
    },
  }
}
