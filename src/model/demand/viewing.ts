import { date, parseShanghai } from '../time/shanghai.ts'
import { dayMs } from '../time/units.ts'
import { isWorkingDay } from '../time/working-days.ts'
import { type Viewing, viewingProblems, viewingTexts } from './labels.ts'

/** The times at which assets are shown, within office hours. */
export const viewingTimes = ['09:00–10:30', '10:30–12:00', '14:00–15:30', '15:30–17:00'] as const
export const viewersMax = 10

/** Epoch ms. */
type Period = { now: number; enrolUntil: number }

/** The problem of the day of a viewing, `YYYY-MM-DD`: a working day after today, before enrolment ends. */
export function viewingDayProblem(day: string, { now, enrolUntil }: Period): string | null {
  const at = parseShanghai(day)
  if (at === null) return viewingProblems.day
  if (day <= date(now)) return viewingProblems.early
  if (day > date(enrolUntil)) return viewingProblems.late
  return isWorkingDay(at) ? null : viewingProblems.dayOff
}

/** The first and the last day that `viewingDayProblem` accepts; null where enrolment ends before there is one. */
export function viewingDays(period: Period): { first: string; last: string } | null {
  const end = parseShanghai(date(period.enrolUntil))! + dayMs
  const days: string[] = []
  for (let at = parseShanghai(date(period.now))!; at < end; at += dayMs) days.push(date(at))
  const accepted = (day: string) => viewingDayProblem(day, period) === null
  const first = days.find(accepted)
  const last = days.findLast(accepted)
  return first !== undefined && last !== undefined ? { first, last } : null
}

/** The request for a viewing as a demand, which a branch accepts and answers; in Chinese, like the other texts for its staff. */
export const viewingDemand = (viewing: Viewing) => ({ need: 3 as const, ...viewingTexts(viewing) })
