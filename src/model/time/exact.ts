import { dateTime, dateTimeSeconds } from './shanghai.ts'
import { minuteMs } from './units.ts'

/**
 * A moment at which something begins or ends, as long as it has to be for nobody to come too late or too early: `2026-03-01 09:30`
 * on the whole minute, else `2026-03-01 09:30:47`. Shanghai time, epoch ms; empty when there is no such moment.
 */
export function exactTime(instant: number | null | undefined): string {
  return typeof instant === 'number' && instant % minuteMs !== 0 ? dateTimeSeconds(instant) : dateTime(instant)
}

/** The whole minute at which a term ends that may not end before this instant, epoch ms. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / minuteMs) * minuteMs
