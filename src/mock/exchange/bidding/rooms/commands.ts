import type { RoomAction } from '#src/model/bidding/calls.ts'
import type { QuoteRequest, RoomReply } from '#src/model/bidding/schema.ts'
import type { Actor } from '../../actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Answer, Command } from '../engine/room.ts'
import type { Supplier } from './record.ts'
import type { ReverseRoom } from './reverse.ts'
import type { Rooms } from './rooms.ts'

type Services = { rooms: Rooms }
/** `key` is that of a practice room. */
type Keyed<T> = T & { key?: string }

const accepted = 200

/** A refusal of the room is one of the exchange, with the room's reply beside it. */
function taken({ code, msg, data }: Answer): RoomReply {
  if (code !== accepted) throw new Refusal(code, msg, data)
  return data
}

/** Commands of the rooms: of bidders, of guests who practise, and of the exchange. */
export const roomCommands = {
  quoteInRoom: ({ rooms }: Services, { request, key }: Keyed<{ request: QuoteRequest }>, { userId }: Actor) =>
    taken(rooms.quote(request, userId, key)),
  actInRoom: (
    { rooms }: Services,
    { roomId, action, key }: Keyed<{ roomId: string; action: RoomAction }>,
    { userId }: Actor,
  ) => taken(rooms.act(roomId, action, userId, key)),
  settleKey: (
    { rooms }: Services,
    { roomId, idemKey, key }: Keyed<{ roomId: string; idemKey: string }>,
    { userId }: Actor,
  ) => rooms.settleKey(roomId, idemKey, userId, key),
  interveneInRoom: ({ rooms }: Services, { roomId, command }: { roomId: string; command: Command }) =>
    taken(rooms.intervene(roomId, command)),
  openReverseRoom: ({ rooms }: Services, room: ReverseRoom) => rooms.openReverse(room),
  admitSupplier: ({ rooms }: Services, { roomId, ...supplier }: Supplier & { roomId: string }) =>
    rooms.admitSupplier(roomId, supplier),
  practise: ({ rooms }: Services, { mode }: { mode: string }) => rooms.practise(mode),
}
