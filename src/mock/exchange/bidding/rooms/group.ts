import type { Core } from '../../core.ts'
import { lotsIn } from '../../listings/package.ts'
import { roomConfigOf } from '../../seed/listings/room-config.ts'
import type { Listing } from '../../tables.ts'
import { nextDueOf, type Package } from '../engine/package/package.ts'
import { newPool } from '../engine/package/pool.ts'
import { obstacleToPublish } from '../engine/publish.ts'
import { createRoom, type Room } from '../engine/room.ts'
import { botArrivals, botBidder, botId, botNumbers } from './bots.ts'
import type { Group, Past, Plan } from './record.ts'

/** When something happens in the group by itself. */
export function dueOf({ state, agenda }: Group): number | null {
  const engine = nextDueOf(state)
  const plan = agenda[0]?.at ?? null
  if (engine === null || plan === null) return engine ?? plan
  return Math.min(engine, plan)
}

/** Adds plans, keeping the order; equal instants in the order they were made. */
export function intend(group: Group, plans: readonly Plan[]): void {
  if (plans.length === 0) return
  group.agenda = [...group.agenda, ...plans].sort((a, b) => a.at - b.at)
}

/** The group with one more bot in it, admitted and confirmed beforehand like the others. */
export function withBot({ state, listing, lots }: Group, bidNo: string): Package {
  const bidder = botBidder(bidNo, listing?.publishedAt ?? 0)
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

/** The room of a suspended project keeps all its waiting time until the exchange resumes it (domain 1.7). */
const suspended = (room: Room, since: number): Room => ({
  ...room,
  paused: { since, restMs: Math.max(0, room.config.opensAt - since), reason: '项目中止' },
})

/** The rooms of a listing before anything happened in them, with the bots admitted. */
function newRooms(startedAt: number, listing: Listing, lots: readonly Listing[], bots: readonly string[]): Package {
  const bidders = [...botArrivals(listing)].map(([bidNo, at]) => botBidder(bidNo, at))
  const roomOf = (lot: Listing): Room => {
    const config = roomConfigOf(lot)
    const obstacle = obstacleToPublish(config)
    if (obstacle !== null) throw new Error(`${lot.no}: ${obstacle}`)
    const room = createRoom(config, bidders, listing.publishedAt)
    return listing.status === 'PAUSED' ? suspended(room, startedAt) : room
  }
  return {
    rooms: Object.fromEntries(lots.map((lot) => [lot.assetsId, roomOf(lot)])),
    requirements: listing.isPackage ? Object.fromEntries(lots.map(({ assetsId, deposit }) => [assetsId, deposit])) : {},
    pools: listing.isPackage ? Object.fromEntries(bots.map((bidNo) => [botId(bidNo), newPool(listing.deposit)])) : {},
  }
}

/** The rooms of a listing, new ones unless they have a past. */
export function groupFor(core: Core, listing: Listing, past?: Past): Group {
  const lots = listing.isPackage ? lotsIn(core.tables, listing) : [listing]
  const bots = botNumbers(listing.assetsId)
  return {
    listing,
    lots: new Map(lots.map((lot) => [lot.assetsId, lot])),
    state: past?.state ?? newRooms(core.startedAt, listing, lots, bots),
    agenda: past?.agenda ?? [],
    isAlive: core.bots,
    wakeAt: null,
    bots,
    practice: null,
    procurement: null,
  }
}
