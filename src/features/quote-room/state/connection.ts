import type { PushStatus } from '#src/shared/lib/push.ts'

/** Connections over which what is shown may be relied on; `polling` is slower and still complete. */
const reliable: ReadonlySet<PushStatus> = new Set(['live', 'polling'])

export const isReliable = (status: PushStatus): boolean => reliable.has(status)

/** Whether a connection was lost, so that the screen shows an earlier state. At first there is none yet, and the room was fetched just now. */
export const isLost = (status: PushStatus): boolean =>
  !isReliable(status) && status !== 'connecting' && status !== 'idle'
