import { newPool } from '../engine/pool.ts'
import { obstacleToPublish } from '../engine/publish.ts'
import { createRoom, type Room } from '../engine/room.ts'
import type { Exchange } from '../exchange.ts'
import type { Listing } from '../tables.ts'
import { roomConfigOf } from './config.ts'
import { type Group, houseBidder, houseId } from './group.ts'
import { houseNumbers } from './house.ts'

/** A suspended project has nothing that begins by itself: its rooms stand still with all their waiting left, until the exchange says otherwise (domain 1.7). */
const standingStill = (room: Room, since: number): Room => ({
  ...room,
  paused: { since, restMs: Math.max(0, room.config.opensAt - since), reason: '项目中止' },
})

/** The rooms of a listing before anything happened in them, with the house's bidders let in. */
export function groupFor(exchange: Exchange, listing: Listing): Group {
  const members = listing.memberIds.flatMap((id) => exchange.tables.listings.get(id) ?? [])
  const lots = listing.isPackage ? members : [listing]
  const house = houseNumbers(listing.assetsId)
  const bidders = house.map((bidNo) => houseBidder(bidNo, listing.publishedAt))
  const requirements = listing.isPackage
    ? Object.fromEntries(lots.map(({ assetsId, deposit }) => [assetsId, deposit]))
    : {}
  const pools = listing.isPackage
    ? Object.fromEntries(house.map((bidNo) => [houseId(bidNo), newPool(listing.deposit)]))
    : {}
  const roomOf = (lot: Listing): Room => {
    const config = roomConfigOf(lot)
    const obstacle = obstacleToPublish(config)
    if (obstacle !== null) throw new Error(`${lot.no}: ${obstacle}`)
    const room = createRoom(config, bidders, listing.publishedAt)
    return listing.status === 'PAUSED' ? standingStill(room, exchange.startedAt) : room
  }
  return {
    listing,
    lots: new Map(lots.map((lot) => [lot.assetsId, lot])),
    state: {
      rooms: Object.fromEntries(lots.map((lot) => [lot.assetsId, roomOf(lot)])),
      requirements,
      pools,
    },
    agenda: [],
    isAlive: exchange.bots,
    wakeAt: null,
    house,
    practice: null,
    told: new Set(),
  }
}
