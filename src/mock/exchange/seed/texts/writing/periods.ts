import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'

export type Every = 'quarter' | 'year'

const inYear: Readonly<Record<Every, number>> = { quarter: 4, year: 1 }

/** The number of the quarter or year of a time in Shanghai: they are counted through, so that the one before is one less. */
export function periodAt(every: Every, time: number): number {
  const [year = 0, month = 1] = date(time).split('-').map(Number)
  return year * inYear[every] + Math.floor(((month - 1) * inYear[every]) / 12)
}

export function startOfPeriod(every: Every, period: number): number {
  const count = inYear[every]
  const month = ((period % count) * 12) / count + 1
  return parseShanghai(`${Math.floor(period / count)}-${String(month).padStart(2, '0')}-01`)!
}

export const periodName = (every: Every, period: number): string =>
  every === 'year' ? `${period} 年度` : `${Math.floor(period / 4)} 年${'一二三四'[period % 4]}季度`

/** An article that comes once in each period, some days after it began, and tells of it or of the one that has just ended. */
export type Periodic = { every: Every; afterDays: number; covers: 'begun' | 'ended' }

/** `back` editions before the newest that is out at `now`, or with -1 the next to come. */
export function editionOf({ every, afterDays, covers }: Periodic, now: number, back: number) {
  const outAt = (period: number) => startOfPeriod(every, period) + afterDays * dayMs
  const running = periodAt(every, now)
  const newest = outAt(running) < now ? running : running - 1
  const begun = newest - back
  return { day: outAt(begun), period: covers === 'ended' ? begun - 1 : begun }
}
