let holds = 0
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/**
 * While something goes on that needs no deed of the person, the session is not locked for want of one, in no tab: a room that
 * is live, a quote of which the outcome is not known yet. Returns its undo.
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

/** Called when this page begins or ends to hold the session open; returns its undo. */
export function onIdleLockPrevented(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
