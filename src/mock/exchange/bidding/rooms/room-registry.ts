import { roomTopic } from '#src/model/push/topics.ts'
import type { Room } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import { Refusal } from '../../refusal.ts'
import type { Listing, ListingStatus } from '../../tables.ts'
import type { Driver } from './driver.ts'
import { groupFor, type Past } from './make.ts'
import type { Group } from './record.ts'

export type Shelf = ReturnType<typeof createShelf>

/** States of a listing whose room is still to come or runs. */
const hasRoom: ReadonlySet<ListingStatus> = new Set(['NOTICE', 'CLOSED', 'WAIT_BID', 'BIDDING', 'PAUSED'])

/** Where the rooms stand: those of a listing are made when they are first asked for. */
export function createShelf(exchange: Exchange, { drive, schedule, driveThroughPast }: Driver) {
  const groups = new Map<string, Group>()
  const groupOfRoom = new Map<string, Group>()

  const enter = (id: string, group: Group) => {
    groups.set(id, group)
    for (const roomId of Object.keys(group.state.rooms)) groupOfRoom.set(roomId, group)
  }

  const forget = (id: string) => {
    const group = groups.get(id)
    if (!group) return
    groups.delete(id)
    group.wakeAt = null
    for (const roomId of Object.keys(group.state.rooms)) {
      groupOfRoom.delete(roomId)
      exchange.hub.forget(roomTopic(roomId))
    }
  }

  /** Makes the rooms of a listing, with all that happened in them before the world began; worked out unless it is given. */
  const prepare = (listing: Listing, past?: Past): Group => {
    const known = groups.get(listing.assetsId)
    if (known) return known
    const group = groupFor(exchange, listing, past)
    enter(listing.assetsId, group)
    if (!past) driveThroughPast(group, Math.min(exchange.now(), exchange.startedAt))
    drive(group, exchange.now())
    schedule(group)
    return group
  }

  const find = (roomId: string): { group: Group; room: Room } => {
    const listing = exchange.tables.listings.get(roomId)
    const whole = listing?.packageId ? exchange.tables.listings.get(listing.packageId) : listing
    const isOpen = whole && hasRoom.has(whole.status) && whole.publishedAt <= exchange.now()
    const group = groupOfRoom.get(roomId) ?? (isOpen ? prepare(whole) : undefined)
    const room = group?.state.rooms[roomId]
    if (!group || !room) throw new Refusal(404, '没有这个报价大厅')
    return { group, room }
  }

  return {
    enter,
    forget,
    prepare,
    find,
    isKnown: (roomId: string): boolean => groupOfRoom.has(roomId),
    groupOf: (listingId: string): Group | null => groups.get(listingId) ?? null,
  }
}
