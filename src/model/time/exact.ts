import { dateTime, dateTimeSeconds } from './shanghai.ts'
import { minuteMs } from './units.ts'

/**
 * A start or end time, precise enough that no one is late or early: `2026-03-01 09:30` on the whole minute, else
 * `2026-03-01 09:30:47`. Shanghai time, epoch ms; empty for none.
 */
export function exactTime(instant: number | null | undefined): string {
  return typeof instant === 'number' && instant % minuteMs !== 0 ? dateTimeSeconds(instant) : dateTime(instant)
}

/** The instant rounded up to a whole minute, epoch ms. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / minuteMs) * minuteMs
