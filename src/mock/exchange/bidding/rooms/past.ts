import { actOnLot, advancePackage, type Package } from '../engine/package/package.ts'
import { createRoom } from '../engine/room.ts'
import type { Listing } from '../../tables.ts'
import { roomConfigOf } from '../../seed/listings/room-config.ts'
import { botBidder, botId } from './bots.ts'
import type { Past } from './record.ts'

/** The room of a single asset that closed before the world began, played again quote by quote; `people` are users by number. */
export function playedBefore(listing: Listing, people: ReadonlyMap<string, string>): Past {
  const { assetsId: roomId, quotes, publishedAt, closesAt } = listing
  const userIdOf = (bidNo: string): string => people.get(bidNo) ?? botId(bidNo)
  const bidders = [...new Set(quotes.map(({ bidNo }) => bidNo))].map((bidNo) => ({
    ...botBidder(bidNo, publishedAt),
    userId: userIdOf(bidNo),
  }))
  let state: Package = {
    rooms: { [roomId]: createRoom(roomConfigOf(listing), bidders, publishedAt) },
    requirements: {},
    pools: {},
  }
  for (const { seq, bidNo, amount, at } of quotes) {
    state = advancePackage(state, at).package
    const { phase } = state.rooms[roomId]!
    const who = { userId: userIdOf(bidNo), isVerified: true, isBlacklisted: false }
    const key = `past-${seq}`
    const request = { roomId, phaseId: phase.id, stage: phase.stage, amount, idemKey: key }
    const step = actOnLot(state, roomId, { kind: 'quote', who, request, salt: key }, at)
    if (step.answer.code !== 200) throw new Error(`${listing.no}, quote ${seq}: ${step.answer.msg}`)
    state = step.package
  }
  return { state: advancePackage(state, closesAt).package, agenda: [] }
}
