import type { MyRoom } from '#src/model/bidding/calls.ts'
import { leaderOf } from '../../exchange/bidding/engine/ranking.ts'
import type { Room } from '../../exchange/bidding/engine/room.ts'
import { phaseLabel } from '../../exchange/bidding/engine/shown-phase.ts'
import { type Enrolment, roomIdsOf } from '../../exchange/enrolments/record.ts'
import type { Exchange } from '../../worlds.ts'
import { listingRowOf } from './rows.ts'

/** The state of a room for one of its bidders. */
function stateOf(exchange: Exchange, room: Room, userId: string) {
  const { phase, config, result } = room
  const { current, rules } = exchange.rooms.viewFor(config.roomId, userId)
  const state = {
    mode: config.mode,
    phase: phase.name,
    label: phaseLabel(config.mode, phase.name),
    start: phase.name === 'NOT_STARTED' ? config.opensAt : phase.start,
    end: phase.end,
    current: current ?? null,
    unit: config.unit,
    leading: leaderOf(room)?.userId === userId,
    isHolder: (room.bidders[userId]?.rank ?? null) !== null && config.priority !== 'NONE',
    result,
  }
  return { state, rules }
}

/** The rooms of an enrolment: one, or one for each chosen lot of a package. */
export function enrolledRooms(exchange: Exchange, { id, listing, form, bidNo, userId }: Enrolment): MyRoom[] {
  return roomIdsOf({ listing, form }).map((roomId) => {
    const { group, room } = exchange.rooms.find(roomId)
    return {
      roomId,
      assetsId: listing.assetsId,
      name: group.lots.get(roomId)?.assetsName ?? listing.assetsName,
      asset: listingRowOf(listing, exchange.now()),
      enrolId: id,
      bidNo: bidNo ?? '',
      ...stateOf(exchange, room, userId).state,
    }
  })
}

/** The rooms of procurement projects in which the user has a seat. */
export const supplierRooms = (exchange: Exchange, userId: string): MyRoom[] =>
  exchange.rooms.seatsOf(userId).map(({ roomId, room, held }) => {
    const { state, rules } = stateOf(exchange, room, userId)
    return {
      roomId,
      assetsId: roomId,
      name: held.title,
      origin: held.origin,
      ceiling: rules.P0,
      bidNo: room.bidders[userId]!.bidNo,
      ...state,
    }
  })
