import { nextDueOf, type Package } from '../engine/package.ts'
import { newPool } from '../engine/pool.ts'
import type { Bidder, Room } from '../engine/room.ts'
import type { Group, Plan } from './record.ts'

export const houseId = (bidNo: string): string => `house:${bidNo}`
export const isHouse = (userId: string): boolean => userId.startsWith('house:')

export const houseBidder = (bidNo: string, at: number): Bidder => ({
  userId: houseId(bidNo),
  bidNo,
  qualified: true,
  deposit: true,
  rank: null,
  capital: null,
  base: null,
  qualifiedAt: at,
})

/** When something happens in the group by itself. */
export function dueOf({ state, agenda }: Group): number | null {
  const engine = nextDueOf(state)
  const house = agenda[0]?.at ?? null
  if (engine === null || house === null) return engine ?? house
  return Math.min(engine, house)
}

/** Adds intentions, keeping the order; equal instants in the order they were made. */
export function intend(group: Group, plans: readonly Plan[]): void {
  if (plans.length === 0) return
  group.agenda = [...group.agenda, ...plans].sort((a, b) => a.at - b.at)
}

export const houseWho = (bidNo: string) => ({ userId: houseId(bidNo), isVerified: true, isBlacklisted: false })

/** The group with one more bidder of the house in it, let in and asked beforehand like the others. */
export function withStranger({ state, listing, lots }: Group, bidNo: string): Package {
  const bidder = houseBidder(bidNo, listing?.publishedAt ?? 0)
  const { userId } = bidder
  const rooms = Object.entries(state.rooms).map(([id, room]): [string, Room] => [
    id,
    room.bidders[userId]
      ? room
      : { ...room, bidders: { ...room.bidders, [userId]: bidder }, confirmed: [...room.confirmed, userId] },
  ])
  const isPool = listing !== null && lots.size > 1
  const pools = isPool ? { [userId]: newPool(listing.deposit), ...state.pools } : state.pools
  return { ...state, rooms: Object.fromEntries(rooms), pools }
}
