import type { RoomAction } from '#src/model/bidding/calls.ts'
import type { QuoteRequest, RoomReply } from '#src/model/bidding/schema.ts'
import type { Actor } from '../../actor.ts'
import type { Answer, Command } from '../engine/room.ts'
import type { Exchange } from '../../exchange.ts'
import { Refusal } from '../../refusal.ts'

const accepted = 200

/** A refusal of the room is one of the exchange, with what the room says beside it. */
function taken({ code, msg, data }: Answer): RoomReply {
  if (code !== accepted) throw new Refusal(code, msg, data)
  return data
}

/** Commands of the rooms: of bidders, of guests who practise, and of the exchange itself. */
export const roomCommands = {
  quoteInRoom: (exchange: Exchange, { request, key }: { request: QuoteRequest; key?: string }, { userId }: Actor) =>
    taken(exchange.rooms.quote(request, userId, key)),
  actInRoom: (
    exchange: Exchange,
    { roomId, action, key }: { roomId: string; action: RoomAction; key?: string },
    { userId }: Actor,
  ) => taken(exchange.rooms.act(roomId, action, userId, key)),
  settleKey: (
    exchange: Exchange,
    { roomId, idemKey, key }: { roomId: string; idemKey: string; key?: string },
    { userId }: Actor,
  ) => exchange.rooms.settleKey(roomId, idemKey, userId, key),
  interveneInRoom: (exchange: Exchange, { roomId, command }: { roomId: string; command: Command }) =>
    taken(exchange.rooms.intervene(roomId, command)),
  practise: (exchange: Exchange, { mode }: { mode: string }) => exchange.rooms.practise(mode),
}
