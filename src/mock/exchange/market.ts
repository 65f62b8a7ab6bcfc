import Big from 'big.js'
import type { ListingTick } from '#src/model/listing/schema.ts'
import { hallTopic } from '#src/model/push/topics.ts'
import { publicityMs, wayToRoom } from './course.ts'
import type { Exchange } from './exchange.ts'
import { randomStream } from './random.ts'
import { Refusal } from './refusal.ts'
import { rollingListing, rollingMembers, rollingSlots, type Slot } from './seed/rolling.ts'
import type { Listing, ListingStatus } from './tables.ts'

/** A quote in the last two minutes gives everybody two more (domain 3.4). */
const delayMs = 120_000
/** Closed rooms of one slot that stay in the lists; older ones leave the exchange. */
const keptRounds = 3

type Plan = { at: number; bidNo: string; steps: number }

/** The price that stands: the last quote, or null before the first. */
export const standingPrice = (listing: Listing): string | null => listing.quotes.at(-1)?.amount ?? null

export const tickOf = (listing: Listing): ListingTick => ({
  assetsId: listing.assetsId,
  biddingPrice: standingPrice(listing) ?? '0',
  biddingCount: listing.quotes.length,
  deadline: listing.status === 'BIDDING' ? listing.closesAt : listing.opensAt,
  status: listing.status,
})

/** When the house's bidders will quote in a room, and by how many steps: told by the room alone. */
function plansOf(listing: Listing): Plan[] {
  const random = randomStream(`plan:${listing.assetsId}`)
  const bidders = Array.from({ length: 2 + Math.floor(random() * 4) }, () => String(1000 + Math.floor(random() * 9000)))
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

  const tell = (listing: Listing) => exchange.hub.publish(hallTopic, 'tick', tickOf(listing), listing.assetsId)

  /** A package and its members are in one state. */
  const enter = (listing: Listing, status: ListingStatus) => {
    listing.status = status
    for (const id of listing.memberIds) {
      const member = listings.get(id)
      if (member) member.status = status
    }
  }

  /** The next valid amount: the start price first, then steps above the standing price. */
  const nextAmount = (listing: Listing, steps: number): string => {
    const standing = standingPrice(listing)
    if (standing === null) return listing.startPrice
    return new Big(standing).plus(new Big(listing.step).times(steps)).toFixed()
  }

  const quote = (listing: Listing, { at, bidNo, steps }: Plan) => {
    if (listing.status !== 'BIDDING' || at >= listing.closesAt || listing.quotes.at(-1)?.bidNo === bidNo) return
    listing.quotes.push({ seq: listing.quotes.length + 1, bidNo, amount: nextAmount(listing, steps), at })
    if (listing.closesAt - at <= delayMs) {
      listing.closesAt = at + delayMs
      timers.set(listing.closesAt, (due) => close(listing, due))
    }
  }

  const close = (listing: Listing, at: number) => {
    if (listing.status !== 'BIDDING' || listing.closesAt !== at) return
    const price = standingPrice(listing)
    enter(listing, price === null ? 'FAILED' : 'DEAL_PUBLICITY')
    if (price !== null) listing.dealYuan = new Big(listing.totalYuan).times(price).div(listing.startPrice).toFixed(2)
    if (price !== null && !rolling.has(listing.assetsId)) conclude(listing, at + publicityMs)
    tell(listing)
  }

  const conclude = (listing: Listing, at: number) => timers.set(at, () => enter(listing, 'DONE'))

  const open = (listing: Listing) => {
    enter(listing, 'BIDDING')
    timers.set(listing.closesAt, (due) => close(listing, due))
    for (const plan of plansOf(listing)) {
      if (plan.at <= exchange.startedAt) quote(listing, plan)
      else if (exchange.bots)
        timers.set(plan.at, () => {
          quote(listing, plan)
          tell(listing)
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
      for (const id of listings.get(old)?.memberIds ?? []) listings.delete(id)
      listings.delete(old)
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
      if (at > exchange.startedAt)
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
    biddingNow: () => inState('BIDDING').sort((a, b) => a.closesAt - b.closesAt),
    upcoming: () => inState('WAIT_BID').sort((a, b) => a.opensAt - b.opensAt),
    ticks: (): ListingTick[] => [...inState('BIDDING'), ...inState('WAIT_BID')].map(tickOf),
    /** A person of the house quotes once, for tests and demonstrations of live prices. */
    quoteOnce: (assetsId: string, bidNo: string): ListingTick => {
      const listing = listings.get(assetsId)
      if (!listing) throw new Refusal(404, `没有这个标的：${assetsId}`)
      quote(listing, { at: exchange.now(), bidNo, steps: 1 })
      tell(listing)
      return tickOf(listing)
    },
  }
}
