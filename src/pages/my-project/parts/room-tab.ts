import type { MyRoom } from '#src/model/bidding/calls.ts'
import type { RoomTab } from './address.ts'

/** Under which tab a room stands: over with its result, waiting until its first phase begins. */
export function roomTabOf({ result, phase }: Pick<MyRoom, 'result' | 'phase'>): RoomTab {
  if (result || phase === 'ENDED' || phase === 'TERMINATED') return 'over'
  return phase === 'NOT_STARTED' ? 'waiting' : 'bidding'
}
