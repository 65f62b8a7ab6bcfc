/** Lets the browser do what waits before work goes on that would else come in one piece. Not every browser knows how. */
export const pause = (): Promise<void> | undefined => globalThis.scheduler?.yield?.()
