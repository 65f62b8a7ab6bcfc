type Now = () => number

let now: Now = () => Date.now()
const jumps = new Set<() => void>()

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
