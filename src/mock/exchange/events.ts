import type { Group, ReverseResult } from './bidding/rooms/record.ts'
import type { RoomEvent } from './bidding/engine/room.ts'
import type { SecondBid, WonLot } from './deals/record.ts'
import type { Listing, User } from './tables.ts'

/** What one service makes known and others act on, without the one importing the others. */
type EventMap = {
  /** An uploaded file has not passed its check. */
  fileRefused: { userId: string; fileId: string; name: string }
  passwordReset: { user: User }
  /** A refresh token that was already exchanged came again. */
  refreshTokenReused: { userId: string; session: string }
  /** A code of the single sign-on came again; `session` is what was made from it. */
  signOnCodeReused: { userId: string; session: string | null }
  /** All that was due of a deposit has arrived. */
  depositArrived: { enrolId: string }
  /** More money has arrived for a deposit that was complete before. */
  poolGrew: { enrolId: string }
  /** One event of the engine in a room of `group`. */
  roomEvent: { group: Group; roomId: string; event: RoomEvent }
  /** The listing has been brought up to its rooms; `hasNewBid` when a bid that the lists show is among the changes. */
  roomsChanged: { listing: Listing; hasNewBid: boolean }
  /** A person has viewed the page of the listing for the first time of the day. */
  viewed: { listing: Listing }
  /** Lots were won under an enrolment; `second` may follow if the winner defaults. */
  dealMade: { enrolId: string; lots: readonly WonLot[]; second: SecondBid | null }
  /** The second-ranked bidder has taken the place of a winner in default, for so many 元. */
  dealRenewed: { listing: Listing; yuan: string }
  /** Both parties have confirmed the deal: its contract can be drawn up. */
  dealConfirmed: { dealId: string }
  /** A signed contract was registered: the price is due. */
  contractEffective: { dealId: string }
  /** The winner has not fulfilled the deal. */
  dealDefaulted: { dealId: string; enrolId: string; reason: string }
  /** What was won of the listing is handed over, or its deal has ended. */
  dealOver: { listing: Listing }
  /** An objection to a result was handed in, decided or withdrawn. */
  objectionChanged: { listing: Listing }
  /** A room of the listing has come to its result; the others of a package may still run. */
  roomClosed: { listing: Listing; group: Group }
  /** A room in which suppliers underbid each other has come to its result. */
  reverseRoomClosed: ReverseResult
  /** A supplier has paid documents and bonds of a procurement project. */
  supplierReady: { userId: string; projectId: string }
  /** What happened has given a procurement project other dates than those that were planned. */
  procurementMoved: { projectId: string }
}
type EventName = keyof EventMap
type Listener<N extends EventName> = (event: EventMap[N]) => void

export type Events = {
  on: <N extends EventName>(name: N, listener: Listener<N>) => void
  emit: <N extends EventName>(name: N, event: EventMap[N]) => void
}

/** Listeners run at once and in the order in which they were added, so that a journal replays to the same state. */
export function createEvents(): Events {
  const listeners = new Map<EventName, Listener<never>[]>()
  return {
    on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    emit: (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener(event as never)
    },
  }
}
