import { date, parseShanghai } from './shanghai.ts'
import { dayMs } from './units.ts'

/** Days of the Shanghai calendar from today to the day of an instant: 0 is today, 1 tomorrow, at whatever time. */
export const daysLeft = (at: number, now: number): number =>
  Math.round((parseShanghai(date(at))! - parseShanghai(date(now))!) / dayMs)
