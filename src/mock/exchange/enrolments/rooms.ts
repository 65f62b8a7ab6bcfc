import { type RoomTab, roomTabOf } from '#src/model/bidding/room-tab.ts'
import type { Exchange } from '../exchange.ts'
import type { Enrolment } from './record.ts'

/** The rooms in which the owner of an enrolment may bid: of a package those of the chosen lots. */
export const roomIdsOf = ({ listing, form }: Pick<Enrolment, 'listing' | 'form'>): string[] =>
  listing.isPackage ? form.lotIds : [listing.assetsId]

/** Where each of those rooms stands; none while nobody is let in. */
export function roomTabsOf(exchange: Exchange, enrolment: Enrolment): RoomTab[] {
  if (enrolment.state !== 'QUALIFIED') return []
  return roomIdsOf(enrolment).map((roomId) => {
    const { phase, result } = exchange.rooms.find(roomId).room
    return roomTabOf({ phase: phase.name, result })
  })
}
