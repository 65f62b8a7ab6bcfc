import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'

const halfDayMs = 12 * 3_600_000

/** The time of a day, `10:00:05`; with its date where it is more than half a day away. */
export const momentOf = (at: number, now: number): string =>
  Math.abs(at - now) > halfDayMs ? exactTime(at).slice(5) : dateTimeSeconds(at).slice(11)
