export type Slot = { index: number; cycleMs: number; phaseMs: number }
export const rollingSlots: Slot[] = []
export const rollingListing = (): never => { throw new Error('being written') }
