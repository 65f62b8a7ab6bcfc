import { isReturnAddress } from '#src/model/redirect.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { isLockedState } from '../reducer.ts'
import { useSession } from '../store.ts'

/** The return path belongs to one tab (spec 4); that the session is locked is part of the session, for all tabs. */
const returnPathKey = 'lock:v1'

/** Without storage the return path lives as long as the page. */
let pathInMemory: string | null = null

/** The address on which this tab was locked, or that was requested since; null for none. */
export const returnPath = (): string | null => readStored('session', returnPathKey) ?? pathInMemory

/** Sets the address to return to after unlocking. One that cannot be returned to, such as the lock screen, is ignored. */
export function storeReturnPath(here: string): void {
  if (!isReturnAddress(here)) return
  pathInMemory = here
  writeStored('session', returnPathKey, here)
}

export function clearReturnPath(): void {
  pathInMemory = null
  removeStored('session', returnPathKey)
}

export const isLocked = (): boolean => isLockedState(useSession.getState())

/** Called when the session has been locked or opened, here or in another tab; returns its undo. */
export const onLocked = (listener: (locked: boolean) => void): (() => void) =>
  useSession.subscribe((state, before) => {
    if (isLockedState(state) !== isLockedState(before)) listener(isLockedState(state))
  })
export const useLocked = (): boolean => useSession(isLockedState)
