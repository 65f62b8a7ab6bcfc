import type { Package } from '../engine/package.ts'
import { newPool } from '../engine/pool.ts'
import { obstacleToPublish } from '../engine/publish.ts'
import { createRoom, type Room } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import type { Listing } from '../../tables.ts'
import { roomConfigOf } from '../../seed/room-config.ts'
import { houseBidder, houseId } from './group.ts'
import { houseArrivals, houseNumbers } from './bots.ts'
import type { Group } from './record.ts'

/** A suspended project has nothing that begins by itself: its rooms stand still with all their waiting left, until the exchange says otherwise (domain 1.7). */
const standingStill = (room: Room, since: number): Room => ({
  ...room,
  paused: { since, restMs: Math.max(0, room.config.opensAt - since), reason: '项目中止' },
})

/** How far the rooms of a listing have come, and what the house intends in them. */
export type Past = Pick<Group, 'state' | 'agenda'>

/** The rooms of a listing before anything happened in them, with the house's bidders let in. */
function newRooms(exchange: Exchange, listing: Listing, lots: readonly Listing[], house: readonly string[]): Package {
  const bidders = [...houseArrivals(listing)].map(([bidNo, at]) => houseBidder(bidNo, at))
  const roomOf = (lot: Listing): Room => {
    const config = roomConfigOf(lot)
    const obstacle = obstacleToPublish(config)
    if (obstacle !== null) throw new Error(`${lot.no}: ${obstacle}`)
    const room = createRoom(config, bidders, listing.publishedAt)
    return listing.status === 'PAUSED' ? standingStill(room, exchange.startedAt) : room
  }
  return {
    rooms: Object.fromEntries(lots.map((lot) => [lot.assetsId, roomOf(lot)])),
    requirements: listing.isPackage ? Object.fromEntries(lots.map(({ assetsId, deposit }) => [assetsId, deposit])) : {},
    pools: listing.isPackage
      ? Object.fromEntries(house.map((bidNo) => [houseId(bidNo), newPool(listing.deposit)]))
      : {},
  }
}

/** The rooms of a listing, new ones unless they have a past. */
export function groupFor(exchange: Exchange, listing: Listing, past?: Past): Group {
  const members = listing.memberIds.flatMap((id) => exchange.tables.listings.get(id) ?? [])
  const lots = listing.isPackage ? members : [listing]
  const house = houseNumbers(listing.assetsId)
  return {
    listing,
    lots: new Map(lots.map((lot) => [lot.assetsId, lot])),
    state: past?.state ?? newRooms(exchange, listing, lots, house),
    agenda: past?.agenda ?? [],
    isAlive: exchange.bots,
    wakeAt: null,
    house,
    practice: null,
    told: new Set(),
  }
}
