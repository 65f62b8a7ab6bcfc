/** A navigation that was requested, and the function that performs it. */
export type Departure = { to: string; go: () => void }

/** True blocks the navigation; the blocker asks the reader and calls `go` once confirmed. */
type Blocker = (departure: Departure) => boolean

let blocker: Blocker | null = null

/** Called before a link, a form or the browser's history leaves the screen; the newest blocker counts. Returns its undo. */
export function blockNavigation(given: Blocker): () => void {
  blocker = given
  return () => {
    if (blocker === given) blocker = null
  }
}

export const isNavigationBlocked = (departure: Departure): boolean => blocker?.(departure) ?? false

/** For navigation by the portal itself, such as the end of a session: no blocker is called. */
export function bypassBlocker(go: () => void): void {
  const held = blocker
  blocker = null
  try {
    go()
  } finally {
    blocker = held
  }
}
