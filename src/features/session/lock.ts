import { readStored, removeStored } from '#src/shared/lib/storage.ts'

/** The lock belongs to one browser session: a new window begins unlocked (spec 4). */
const lockKey = 'lock:v1'

export const isLocked = (): boolean => readStored('session', lockKey) !== null
export const clearLock = (): void => removeStored('session', lockKey)
