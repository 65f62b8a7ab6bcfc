import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs, hourMs } from '#src/model/time/units.ts'

export { dayMs, hourMs }

/** Instants in office hours, relative to the day a world begins. Public holidays are ignored. */
export type Calendar = {
  /** `daysAgo` before the first day (negative: after it), moved back to a weekday, at a Shanghai time of day. */
  at: (daysAgo: number, hour?: number, minute?: number) => number
  /** The same without moving to a weekday. */
  onDay: (daysAgo: number, hour?: number, minute?: number) => number
}

export function calendarFrom(startedAt: number): Calendar {
  const midnight = parseShanghai(date(startedAt)) ?? startedAt
  const onDay = (daysAgo: number, hour = 9, minute = 0) => midnight - daysAgo * dayMs + hour * hourMs + minute * 60_000
  /** 1970-01-01 was a Thursday; 0 is Sunday. */
  const weekday = (daysAgo: number) => (Math.round((midnight + 8 * hourMs) / dayMs) - daysAgo + 4) % 7
  return {
    onDay,
    at: (daysAgo, hour, minute) => {
      const back = { 0: 2, 6: 1 }[weekday(daysAgo)] ?? 0
      return onDay(daysAgo + back, hour, minute)
    },
  }
}
