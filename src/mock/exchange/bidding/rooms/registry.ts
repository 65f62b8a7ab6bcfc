import { roomTopic } from '#src/model/push/topics.ts'
import type { Core } from '../../core.ts'
import { Refusal } from '../../refusal.ts'
import type { Listing, ListingStatus } from '../../tables.ts'
import { modes } from '../engine/modes/all.ts'
import type { Room } from '../engine/room.ts'
import { shownPhase } from '../engine/shown-phase.ts'
import { pricesText } from '../engine/work.ts'
import type { Driver } from './driver.ts'
import { groupFor } from './group.ts'
import type { Group, Past, RoomProcurement } from './record.ts'

export type Registry = {
  add: (id: string, group: Group) => void
  forget: (id: string) => void
  /** Makes the rooms of a listing, with all that happened in them before the world began; computed unless it is given. */
  prepare: (listing: Listing, past?: Past) => Group
  /** Refuses with 404 a room that is neither known nor to come. */
  find: (roomId: string) => { group: Group; room: Room }
  isKnown: (roomId: string) => boolean
  groupOf: (listingId: string) => Group | null
  /** The rooms of procurement projects that this supplier was let into. */
  seatsOf: (userId: string) => { roomId: string; room: Room; held: RoomProcurement }[]
  /**
   * Gives a single asset, whose notice was extended, the room of its new dates under the same id; one that has come to its result is
   * kept under `earlierRoomId`.
   */
  renew: (listing: Listing) => void
  /** The ended room with such an id. */
  earlier: (id: string) => Room | null
  /** All of an asset, each under its id, the oldest first. */
  earlierOf: (assetsId: string) => [id: string, room: Room][]
}

/** The id of the room before the extension of that number, which counts from 1. */
export const earlierRoomId = (assetsId: string, extension: number): string => `${assetsId}~${extension}`

/** States of a listing whose room is still to come or runs. */
const hasRoom: ReadonlySet<ListingStatus> = new Set(['NOTICE', 'EXTENDED', 'CLOSED', 'WAIT_BID', 'BIDDING', 'PAUSED'])

/** All rooms of one exchange; those of a listing are created on first use. */
export function createRegistry(core: Core, { drive, schedule, driveThroughPast }: Driver): Registry {
  const { listings } = core.tables
  const groups = new Map<string, Group>()
  const groupOfRoom = new Map<string, Group>()
  const earlier = new Map<string, Room>()

  const add = (id: string, group: Group) => {
    groups.set(id, group)
    for (const roomId of Object.keys(group.state.rooms)) groupOfRoom.set(roomId, group)
  }

  const prepare = (listing: Listing, past?: Past): Group => {
    const known = groups.get(listing.assetsId)
    if (known) return known
    const group = groupFor(core, listing, past)
    add(listing.assetsId, group)
    if (!past) driveThroughPast(group, Math.min(core.now(), core.startedAt))
    drive(group, core.now())
    schedule(group)
    return group
  }

  const remove = (id: string, group: Group) => {
    groups.delete(id)
    group.wakeAt = null
    for (const roomId of Object.keys(group.state.rooms)) groupOfRoom.delete(roomId)
  }

  /** Pages that wait for the room learn its new dates; those with a result keep it until they are opened again. */
  const publishNewDates = (roomId: string, room: Room) =>
    core.hub.publish(
      roomTopic(roomId),
      'PHASE',
      {
        version: room.version,
        phase: shownPhase(room),
        ...pricesText({ room, mode: modes[room.config.mode] }),
      },
      roomId,
    )

  return {
    add,
    prepare,
    renew: (listing) => {
      const { assetsId, extended } = listing
      const before = groups.get(assetsId)
      const ended = before?.state.rooms[assetsId]
      if (!before || !ended) return
      remove(assetsId, before)
      if (ended.result) return void earlier.set(earlierRoomId(assetsId, extended?.at.length ?? 0), ended)
      const group = prepare(listing)
      const room = { ...group.state.rooms[assetsId]!, version: ended.version + 1 }
      group.state = { ...group.state, rooms: { [assetsId]: room } }
      publishNewDates(assetsId, room)
    },
    earlier: (id) => earlier.get(id) ?? null,
    earlierOf: (assetsId) => [...earlier].filter(([, { config }]) => config.assetsId === assetsId),
    forget: (id) => {
      const group = groups.get(id)
      if (!group) return
      remove(id, group)
      for (const roomId of Object.keys(group.state.rooms)) core.hub.forget(roomTopic(roomId))
    },
    find: (roomId) => {
      const listing = listings.get(roomId)
      const whole = listing?.packageId ? listings.get(listing.packageId) : listing
      const isOpen = whole && hasRoom.has(whole.status) && whole.publishedAt <= core.now()
      const group = groupOfRoom.get(roomId) ?? (isOpen ? prepare(whole) : undefined)
      const room = group?.state.rooms[roomId]
      if (!group || !room) throw new Refusal(404, '竞价厅不存在')
      return { group, room }
    },
    isKnown: (roomId) => groupOfRoom.has(roomId),
    groupOf: (listingId) => groups.get(listingId) ?? null,
    seatsOf: (userId) =>
      [...groups.values()].flatMap(({ procurement: held, state }) => {
        if (held === null) return []
        const seats = Object.entries(state.rooms).filter(([, { bidders }]) => bidders[userId] !== undefined)
        return seats.map(([roomId, room]) => ({ roomId, room, held }))
      }),
  }
}
