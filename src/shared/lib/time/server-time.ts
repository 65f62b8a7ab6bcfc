type Now = () => number

let now: Now = () => Date.now()
const jumps = new Set<() => void>()
let shift = 0
const moves = new Set<() => void>()

/** The clock of the exchange, epoch ms. Until the exchange has been heard, it is the machine's own. */
export const serverNow: Now = () => now()

/** Given once by the floor that hears the exchange. */
export const provideServerTime = (given: Now): void => {
  now = given
}

/** Tells everything that shows time that the clock has been set anew. */
export const serverTimeJumped = (): void => {
  for (const jumped of jumps) jumped()
}

export const onServerTimeJump = (jumped: () => void): (() => void) => {
  jumps.add(jumped)
  return () => {
    jumps.delete(jumped)
  }
}

/**
 * By how much the clock has been set since the page began, ms. An instant that was counted from a number of seconds left moves
 * with it: the seconds were right, the clock they were added to was not yet.
 */
export const serverTimeShift = (): number => shift

/** Tells that the clock has been set by so much. */
export const serverTimeMoved = (by: number): void => {
  shift += by
  for (const moved of moves) moved()
}

export const onServerTimeMoved = (moved: () => void): (() => void) => {
  moves.add(moved)
  return () => {
    moves.delete(moved)
  }
}
