import { date, parseShanghai } from '../time/shanghai.ts'
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

/** The request for a viewing as a demand, which a branch accepts and answers; in Chinese, like the other texts for its staff. */
export const viewingDemand = (viewing: Viewing) => ({ need: 3 as const, ...viewingTexts(viewing) })
