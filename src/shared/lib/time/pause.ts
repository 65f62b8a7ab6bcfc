/** Yields to the browser between long pieces of work. Not every browser supports it. */
export const pause = (): Promise<void> | undefined => globalThis.scheduler?.yield?.()
