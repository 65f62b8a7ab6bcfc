import type { Hub } from '../push/hub.ts'
import type { Events } from './events.ts'
import type { Tables } from './tables.ts'
import type { Timers } from './timers.ts'

/** What every service of one exchange works with: its tables, its clock, its chance, and the two channels for what happens. */
export type Core = {
  readonly world: string
  /** Bots bid in the rooms while the clock runs. */
  readonly bots: boolean
  /** A session ends so many hours after signing in. */
  readonly sessionHours: number
  readonly startedAt: number
  readonly tables: Tables
  readonly timers: Timers
  /** Pushes to the open pages. */
  readonly hub: Hub
  /** Tells the other services. */
  readonly events: Events
  /** The exchange's own time, epoch ms. It never runs backwards. */
  readonly now: () => number
  /** The exchange's time at this very moment; reading it triggers nothing. */
  readonly instant: () => number
  /** Where the clock is being moved to while due timers run; work that no one can see any more at that time may be skipped. */
  readonly horizon: () => number
  /** The next random number in [0, 1): tokens, codes, salts and addresses are made of these. */
  readonly random: () => number
  /** The address of something from before the world began: unguessable, and `random` draws the same numbers as without it. */
  readonly keyFor: (what: string) => string
}
