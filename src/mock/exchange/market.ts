import Big from 'big.js'
import type { ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic, lotTopic } from '#src/model/push/topics.ts'
import { announce } from './announcements.ts'
import { publicityMs, wayToRoom } from './course.ts'
import type { Exchange } from './exchange.ts'
import { newsOf } from './lot.ts'
import { isSealed, modeRules, standingPrice } from './modes.ts'
import { randomStream } from './random.ts'
import { Refusal } from './refusal.ts'
import { rollingListing, rollingMembers, rollingSlots, type Slot } from './seed/rolling.ts'
import type { Listing, ListingStatus, Quote } from './tables.ts'

/** Closed rooms of one slot that stay in the lists; older ones leave the exchange. */
const keptRounds = 3

type Plan = { at: number; bidNo: string; steps: number }

export const tickOf = (listing: Listing): ListingTick => ({
  assetsId: listing.assetsId,
  biddingPrice: isSealed(listing) ? null : (standingPrice(listing) ?? '0'),
  biddingCount: listing.quotes.length,
  deadline: listing.status === 'BIDDING' ? listing.closesAt : listing.opensAt,
  status: listing.status,
})

/** Who accepts waits almost to the end, so that people may come first. */
const acceptsBeforeMs = 30_000

/** When the house's bidders will quote in a room, and by how many steps: told by the room alone. */
function plansOf(listing: Listing): Plan[] {
  const random = randomStream(`plan:${listing.assetsId}`)
  const bidders = Array.from({ length: 2 + Math.floor(random() * 4) }, () => String(1000 + Math.floor(random() * 9000)))
  if (modeRules[listing.mode].takesFirst)
    return random() < 0.6 ? [{ at: listing.closesAt - acceptsBeforeMs, bidNo: bidders[0]!, steps: 0 }] : []
  const count = Math.floor(random() * 26)
  const instants = Array.from(
    { length: count },
    () => listing.opensAt + random() * (listing.closesAt - listing.opensAt),
  )
  return instants
    .sort((a, b) => a - b)
    .map((at, index) => ({
      at: Math.round(at),
      bidNo: bidders[(index + (index % 3 === 0 ? 1 : 0)) % bidders.length]!,
      steps: random() < 0.8 ? 1 : 1 + Math.floor(random() * 3),
    }))
}

export type Market = ReturnType<typeof createMarket>

/**
 * The rooms of the exchange, opened and closed by its clock. Every slot always holds one asset, waiting or in bidding;
 * when its room closes the next asset takes its place, so that the hall is never empty.
 */
// eslint-disable-next-line max-lines-per-function -- one closure over the tables of one exchange
export function createMarket(exchange: Exchange) {
  const { listings } = exchange.tables
  const { timers } = exchange
  const rounds = new Map<number, string[]>()
  const rolling = new Set<string>()

  const tell = (listing: Listing, quote?: Quote) => {
    exchange.hub.publish(hallTopic, 'tick', tickOf(listing), listing.assetsId)
    tellLot(listing, quote)
  }

  /** Those who look at the lot or at one of its members. */
  const tellLot = (listing: Listing, quote?: Quote) => {
    const type = quote ? 'quote' : 'status'
    exchange.hub.publish(lotTopic(listing.assetsId), type, newsOf(listing, exchange.now(), quote), listing.assetsId)
    for (const member of membersOf(listing))
      exchange.hub.publish(lotTopic(member.assetsId), 'status', newsOf(member, exchange.now()), member.assetsId)
  }

  const membersOf = ({ memberIds }: Listing): Listing[] => memberIds.flatMap((id) => listings.get(id) ?? [])

  /** A package and its members are in one state. */
  const enter = (listing: Listing, status: ListingStatus) => {
    listing.status = status
    for (const member of membersOf(listing)) member.status = status
  }

  const endAt = (listing: Listing, closesAt: number) => {
    listing.closesAt = closesAt
    for (const member of membersOf(listing)) member.closesAt = closesAt
  }

  /** The next valid amount: the start price first, then steps above the standing price. */
  const nextAmount = (listing: Listing, steps: number): string => {
    const standing = standingPrice(listing)
    if (standing === null || !modeRules[listing.mode].rises) return listing.startPrice
    return new Big(standing).plus(new Big(listing.step).times(steps)).toFixed()
  }

  const mayQuote = (listing: Listing, { at, bidNo }: Plan): boolean =>
    listing.status === 'BIDDING' &&
    at < listing.closesAt &&
    listing.quotes.at(-1)?.bidNo !== bidNo &&
    listing.quotes.filter((known) => known.bidNo === bidNo).length < modeRules[listing.mode].quotesEach

  /** Takes a quote if the room does; null when it does not. */
  const quote = (listing: Listing, plan: Plan): Quote | null => {
    if (!mayQuote(listing, plan)) return null
    const { at, bidNo, steps } = plan
    const { delaySeconds, takesFirst } = modeRules[listing.mode]
    const taken = { seq: listing.quotes.length + 1, bidNo, amount: nextAmount(listing, steps), at }
    listing.quotes.push(taken)
    if (takesFirst) {
      endAt(listing, at)
      close(listing, at)
    } else if (listing.closesAt - at <= delaySeconds * 1000) {
      endAt(listing, at + delaySeconds * 1000)
      timers.set(listing.closesAt, (due) => close(listing, due))
    }
    return taken
  }

  const close = (listing: Listing, at: number) => {
    if (listing.status !== 'BIDDING' || listing.closesAt !== at) return
    const price = standingPrice(listing)
    enter(listing, price === null ? 'FAILED' : 'DEAL_PUBLICITY')
    if (price !== null) listing.dealYuan = new Big(listing.totalYuan).times(price).div(listing.startPrice).toFixed(2)
    if (!rolling.has(listing.assetsId)) {
      announce(exchange, listing, price === null ? 'failure' : 'dealPublicity', at)
      if (price !== null) conclude(listing, at + publicityMs)
    }
    tell(listing)
  }

  const conclude = (listing: Listing, at: number) =>
    timers.set(at, () => {
      enter(listing, 'DONE')
      announce(exchange, listing, 'deal', at)
      tellLot(listing)
    })

  const open = (listing: Listing) => {
    enter(listing, 'BIDDING')
    timers.set(listing.closesAt, (due) => close(listing, due))
    for (const plan of plansOf(listing)) {
      if (plan.at <= exchange.startedAt) quote(listing, plan)
      else if (exchange.bots)
        timers.set(plan.at, () => {
          const taken = quote(listing, plan)
          if (taken) tell(listing, taken)
        })
    }
  }

  const openLater = (listing: Listing) =>
    timers.set(listing.opensAt, () => {
      open(listing)
      tell(listing)
    })

  const forget = (slot: Slot, assetsId: string) => {
    const held = [...(rounds.get(slot.index) ?? []), assetsId]
    for (const old of held.splice(0, held.length - keptRounds)) {
      for (const id of [old, ...(listings.get(old)?.memberIds ?? [])]) {
        listings.delete(id)
        exchange.hub.forget(lotTopic(id))
        for (const kept of exchange.tables.favourites.values()) kept.delete(id)
      }
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

  const begin = (slot: Slot, round: number) => {
    const waitsFrom = beginningOf(slot, round)
    const listing = rollingListing(slot, round, {
      waitsFrom,
      opensAt: waitsFrom + slot.cycleMs / 2,
      closesAt: waitsFrom + slot.cycleMs,
    })
    for (const lot of [listing, ...rollingMembers(listing)]) listings.set(lot.assetsId, lot)
    rolling.add(listing.assetsId)
    forget(slot, listing.assetsId)
    const next = roundAfter(slot, round)
    timers.set(beginningOf(slot, next), () => begin(slot, next))
    if (listing.opensAt <= exchange.startedAt) open(listing)
    else openLater(listing)
    if (round > 0) tell(listing)
  }

  /** The listings of the seed go their way as well, once each. */
  const carry = (listing: Listing) => {
    if (listing.packageId !== null) return
    if (listing.status === 'DEAL_PUBLICITY') conclude(listing, listing.closesAt + publicityMs)
    if (listing.status !== 'PRE' && listing.status !== 'NOTICE' && listing.status !== 'CLOSED') return
    for (const [status, beforeMs] of wayToRoom) {
      const at = listing.opensAt - beforeMs
      if (at > exchange.now())
        timers.set(at, () => {
          enter(listing, status)
          tell(listing)
        })
    }
    openLater(listing)
  }

  for (const listing of listings.values()) carry(listing)
  for (const slot of rollingSlots) begin(slot, 0)

  const inState = (status: ListingStatus) =>
    [...listings.values()].filter((listing) => listing.status === status && listing.packageId === null)

  return {
    /** A listing that joins later goes its way as those of the seed do. */
    carry,
    biddingNow: () => inState('BIDDING').sort((a, b) => a.closesAt - b.closesAt),
    upcoming: () => inState('WAIT_BID').sort((a, b) => a.opensAt - b.opensAt),
    ticks: (): ListingTick[] => [...inState('BIDDING'), ...inState('WAIT_BID')].map(tickOf),
    /** A person of the house quotes once, for tests and demonstrations of live prices. */
    quoteOnce: (assetsId: string, bidNo: string): ListingTick => {
      const listing = listings.get(assetsId)
      if (!listing) throw new Refusal(404, `没有这个标的：${assetsId}`)
      const taken = quote(listing, { at: exchange.now(), bidNo, steps: 1 })
      tell(listing, taken ?? undefined)
      return tickOf(listing)
    },
  }
}
