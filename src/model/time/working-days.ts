import { date, parseShanghai } from './shanghai.ts'
import { dayMs } from './units.ts'

/** Weekdays off and weekend days worked, as announced each year by the State Council (domain 8.2). */
const days = (texts: string): ReadonlySet<string> => new Set(texts.trim().split(/\s+/))

const daysOff = days(`
  2025-01-01 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2025-02-03 2025-02-04 2025-04-04 2025-05-01 2025-05-02
  2025-05-05 2025-06-02 2025-10-01 2025-10-02 2025-10-03 2025-10-06 2025-10-07 2025-10-08
  2026-01-01 2026-01-02 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-02-23 2026-04-06 2026-05-01
  2026-05-04 2026-05-05 2026-06-19 2026-09-25 2026-10-01 2026-10-02 2026-10-05 2026-10-06 2026-10-07
`)
const daysWorked = days(`
  2025-01-26 2025-02-08 2025-04-27 2025-09-28 2025-10-11
  2026-01-04 2026-02-14 2026-02-28 2026-05-09 2026-09-20 2026-10-10
`)

/** The last year with announced holidays; a later deadline is only expected (预计). */
const lastKnownYear = 2026

/** Off in every year by 《全国年节及纪念日放假办法》 art. 2, whatever is announced; the days of the lunar calendar are not among them. */
const fixedHolidays = days('01-01 05-01 05-02 10-01 10-02 10-03')

/** Day of the week in Shanghai; 0 is Sunday. */
const weekdayOf = (instant: number): number => new Date(instant + 8 * 3_600_000).getUTCDay()

/** Whether the instant is on a working day in Shanghai. */
export function isWorkingDay(instant: number): boolean {
  const day = date(instant)
  if (daysWorked.has(day)) return true
  const weekday = weekdayOf(instant)
  return weekday !== 0 && weekday !== 6 && !daysOff.has(day) && !fixedHolidays.has(day.slice('2026-'.length))
}

/**
 * The instant `count` working days later, at the same time of day; counting starts on the next working day (domain 1.9).
 * Epoch ms.
 */
export function addWorkingDays(instant: number, count: number): number {
  let at = instant
  for (let left = count; left > 0;) {
    at += dayMs
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** 17:00 in Shanghai, the end of office hours, on the day of this instant. Epoch ms. */
export const officeEnd = (instant: number): number => parseShanghai(`${date(instant)} 17:00`) ?? instant

/** Whether the date depends on holidays not yet announced. */
export const isOnlyExpected = (instant: number): boolean => Number(date(instant).slice(0, 4)) > lastKnownYear
