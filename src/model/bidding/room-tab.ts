/** State of one of the user's rooms: before its first phase, running, or over. */
export const roomTabs = ['bidding', 'waiting', 'over'] as const
export type RoomTab = (typeof roomTabs)[number]

/** The tab in which a room is listed and counted: over with its result, waiting until its first phase starts. */
export function roomTabOf({ result, phase }: { result?: object | null | undefined; phase: string }): RoomTab {
  if (result || phase === 'ENDED' || phase === 'TERMINATED') return 'over'
  return phase === 'NOT_STARTED' ? 'waiting' : 'bidding'
}
