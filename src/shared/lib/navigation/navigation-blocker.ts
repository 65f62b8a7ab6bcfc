/** Where somebody wants to go from here, and how it is done. */
export type Departure = { to: string; go: () => void }

/** True when the person stays for now: whoever guards asks, and goes on when that is wished. */
type Guard = (departure: Departure) => boolean

let guard: Guard | null = null

/** Asked before a link, a form or the browser's history leads away; the newest counts. Returns its undo. */
export function guardLeaving(given: Guard): () => void {
  guard = given
  return () => {
    if (guard === given) guard = null
  }
}

export const isKeptHere = (departure: Departure): boolean => guard?.(departure) ?? false

/** What the portal itself decides, such as the end of a session, asks nobody. */
export function withoutAsking(go: () => void): void {
  const held = guard
  guard = null
  try {
    go()
  } finally {
    guard = held
  }
}
