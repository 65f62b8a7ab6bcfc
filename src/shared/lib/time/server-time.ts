type Now = () => number

let now: Now = () => Date.now()
let isKnown = () => true
const jumps = new Set<() => void>()
let shift = 0
const moves = new Set<() => void>()

/** Server time, epoch ms. Until the first answer of the exchange it is the clock of the machine. */
export const serverNow: Now = () => now()

/** Whether an answer of the exchange has told its time since the page started and since the machine last slept. */
export const isServerTimeKnown = (): boolean => isKnown()

/** Set once by the layer that samples the server time. */
export const provideServerTime = (given: Now, isSampled: () => boolean = () => true): void => {
  now = given
  isKnown = isSampled
}

/** Notifies every subscriber of the time that the clock was adjusted. */
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
 * The sum of all clock adjustments since the page started, ms. An instant computed from a number of seconds left moves with it:
 * the seconds were right, the clock was not.
 */
export const serverTimeShift = (): number => shift

/** Records an adjustment of the clock, ms. */
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
