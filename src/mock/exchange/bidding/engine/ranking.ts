import { units } from './amounts.ts'
import type { RoomConfig } from './config.ts'
import type { Bid, Bidder, Room } from './room.ts'

const bidAt = ({ bids }: Room, seq: number | null): Bid | null => (seq === null ? null : (bids[seq - 1] ?? null))
export const leaderOf = (room: Room): Bid | null => bidAt(room, room.leader)
export const standing = (room: Room): Bid[] => room.bids.filter(({ removed }) => removed === null)
export const isEntitled = ({ qualified, deposit }: Bidder): boolean => qualified && deposit
/** How many have come into the room by then, and how many of them are qualified. */
export const headcountOf = ({ bidders }: Room, at: number): { enrolled: number; qualified: number } => {
  const come = Object.values(bidders).filter(({ qualifiedAt }) => qualifiedAt <= at)
  return { enrolled: come.length, qualified: come.filter(isEntitled).length }
}
export const qualifiedOf = ({ bidders }: Room): Bidder[] => Object.values(bidders).filter(isEntitled)

const rankOf = ({ bidders }: Room, { userId }: Bid): number => bidders[userId]?.rank ?? Infinity

/** Of two standing bids the one that comes first: price, then the right to the same price, then time (domain 3.5, 3.7). */
export function comesBefore(room: Room, one: Bid, other: Bid): boolean {
  const { decimals, reverse, priority } = room.config
  const [a, b] = [units(one.amount, decimals), units(other.amount, decimals)]
  if (a !== b) return reverse ? a < b : a > b
  const [ranked, against] = [rankOf(room, one), rankOf(room, other)]
  if (priority === 'IN_ROOM' && ranked !== against) return ranked < against
  return one.seq < other.seq
}

export const bestOf = (room: Room, bids: readonly Bid[]): Bid | null =>
  bids.reduce<Bid | null>((best, bid) => (best && !comesBefore(room, bid, best) ? best : bid), null)

/** The sealed quote of each bidder that counts: the last one. */
function lastSealed(room: Room): Bid[] {
  const last = new Map<string, Bid>()
  for (const bid of standing(room)) if (bid.sealed) last.set(bid.userId, bid)
  return [...last.values()].sort((a, b) => a.seq - b.seq)
}

/** The mean rounded to one decimal, and the scale in which it is a whole number. */
function meanOf(amounts: readonly bigint[], decimals: number): { mean: bigint; factor: bigint } {
  const factor = decimals === 0 ? 10n : 1n
  const tenth = 10n ** BigInt(Math.max(decimals, 1) - 1)
  const total = amounts.reduce((sum, value) => sum + value * factor, 0n)
  const parts = BigInt(amounts.length) * tenth
  return { mean: ((2n * total + parts) / (2n * parts)) * tenth, factor }
}

/** Closest to the mean of all; of two as close the one below it, then the earlier (domain 4.4). */
export function nearestMean(bids: readonly Bid[], { decimals }: Pick<RoomConfig, 'decimals'>): Bid | null {
  if (bids.length === 0) return null
  const values = bids.map(({ amount }) => units(amount, decimals))
  const { mean, factor } = meanOf(values, decimals)
  const distance = (index: number) => {
    const gap = values[index]! * factor - mean
    return gap < 0n ? -gap * 2n : gap * 2n + (gap > 0n ? 1n : 0n)
  }
  let best = 0
  for (let index = 1; index < bids.length; index++) if (distance(index) < distance(best)) best = index
  return bids[best]!
}

/** Of equal quotes the one made by right comes first, whatever decides between unequal ones. */
export function bestSealed(room: Room): Bid | null {
  const { decision, decimals } = room.config
  const bids = lastSealed(room)
  const nearest = decision === 'NEAREST_AVG' ? nearestMean(bids, room.config) : null
  if (!nearest) return bestOf(room, bids)
  const price = units(nearest.amount, decimals)
  return bestOf(
    room,
    bids.filter(({ amount }) => units(amount, decimals) === price),
  )
}

export function meetsReserve({ R, decimals, reverse }: RoomConfig, amount: string): boolean {
  if (R === null) return true
  return reverse ? units(amount, decimals) <= units(R, decimals) : units(amount, decimals) >= units(R, decimals)
}

/** Bids one below the other as they stand at the end, one for each bidder: whom to ask when the winner defaults. */
export function rankingOf(room: Room): Bid[] {
  const bids = standing(room)
  const rest = new Map<string, Bid>()
  for (const bid of bids) {
    const known = rest.get(bid.userId)
    if (!known || (bid.sealed ? bid.seq > known.seq : comesBefore(room, bid, known))) rest.set(bid.userId, bid)
  }
  return [...rest.values()].sort((a, b) => (comesBefore(room, a, b) ? -1 : 1))
}
