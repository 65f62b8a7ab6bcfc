let holds = 0
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/**
 * While something runs that needs no activity of the person, no tab locks the idle session: a live
 * room, a quote whose outcome is unknown. Returns its undo.
 */
export function preventIdleLock(): () => void {
  let isHeld = true
  holds += 1
  if (holds === 1) changed()
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    if (holds === 0) changed()
  }
}

export const isIdleLockPrevented = (): boolean => holds > 0

/** Calls the listener when this page starts or stops preventing the lock; returns its undo. */
export function onIdleLockPrevented(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
