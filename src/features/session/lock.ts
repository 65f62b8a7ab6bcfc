import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage.ts'

/** The lock belongs to one browser session (spec 4). Its value is the way back. */
const lockKey = 'lock:v1'
/** Tells the other tabs, and those that are opened later: nobody gets round the lock with a new tab. */
export const sharedLockKey = 'lock-tabs:v1'

/** Where storage is closed, the lock holds as long as the page. */
let held: string | null = null
type Listener = (locked: boolean) => void
const listeners = new Set<Listener>()
const changed = () => {
  for (const listener of listeners) listener(isLocked())
}

/** The address that the lock was set on, or null when there is no lock. */
export const wayBack = (): string | null => readStored('session', lockKey) ?? held
export const isLocked = (): boolean => wayBack() !== null

/** Locks this tab. */
export function setLock(here: string): void {
  held = here
  writeStored('session', lockKey, here)
  changed()
}

/** Opens this tab's lock. */
export function openLock(): void {
  const wasLocked = isLocked()
  held = null
  removeStored('session', lockKey)
  if (wasLocked) changed()
}

/** Locks what is opened later, and whoever listens. */
export const shareLock = (): void => writeStored('local', sharedLockKey, '1')
export const isLockShared = (): boolean => readStored('local', sharedLockKey) !== null

/** Opens the lock in every tab. */
export function clearLock(): void {
  openLock()
  removeStored('local', sharedLockKey)
}

/** Called when this tab has been locked or opened; returns its undo. */
export function onLocked(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
export const useLocked = (): boolean => useSyncExternalStore(onLocked, isLocked)
