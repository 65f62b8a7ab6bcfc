/** Where a room of mine stands: its first phase is to come, it runs, or it is over. */
export const roomTabs = ['bidding', 'waiting', 'over'] as const
export type RoomTab = (typeof roomTabs)[number]

/** Under which tab a room is listed, and by which it is counted: over with its result, waiting until its first phase begins. */
export function roomTabOf({ result, phase }: { result?: object | null | undefined; phase: string }): RoomTab {
  if (result || phase === 'ENDED' || phase === 'TERMINATED') return 'over'
  return phase === 'NOT_STARTED' ? 'waiting' : 'bidding'
}
