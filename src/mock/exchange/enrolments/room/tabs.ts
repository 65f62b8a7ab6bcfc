import { type RoomTab, roomTabOf } from '#src/model/bidding/room-tab.ts'
import type { Room } from '../../bidding/engine/room.ts'
import { type Enrolment, roomIdsOf } from '../record.ts'

type Known = { rooms: { find: (roomId: string) => { room: Pick<Room, 'phase' | 'result'> } } }

/** The state of each room of an enrolment; none before its owner is admitted. */
export function roomTabsOf({ rooms }: Known, enrolment: Enrolment): RoomTab[] {
  if (enrolment.state !== 'QUALIFIED') return []
  return roomIdsOf(enrolment).map((roomId) => {
    const { phase, result } = rooms.find(roomId).room
    return roomTabOf({ phase: phase.name, result })
  })
}
