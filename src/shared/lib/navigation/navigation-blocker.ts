/** Where somebody wants to go from here, and how it is done. */
export type Departure = { to: string; go: () => void }

/** True when the person stays for now: whoever guards asks, and goes on when that is wished. */
type Blocker = (departure: Departure) => boolean

let guard: Blocker | null = null

/** Asked before a link, a form or the browser's history leads away; the newest counts. Returns its undo. */
export function blockNavigation(given: Blocker): () => void {
  guard = given
  return () => {
    if (guard === given) guard = null
  }
}

export const isNavigationBlocked = (departure: Departure): boolean => guard?.(departure) ?? false

/** What the portal itself decides, such as the end of a session, asks nobody. */
export function bypassBlocker(go: () => void): void {
  const held = guard
  guard = null
  try {
    go()
  } finally {
    guard = held
  }
}
