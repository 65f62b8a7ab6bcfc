import { date, parseShanghai } from '../time/shanghai.ts'
import { isWorkingDay } from '../time/working-days.ts'
import { viewingProblems } from './labels.ts'

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

type Viewing = { no: string; name: string; day: string; time: string; viewers: number }

/** The request for a viewing as a demand, which a branch accepts and answers; in Chinese, like the other texts for its staff. */
export const viewingDemand = ({ no, name, day, time, viewers }: Viewing) => ({
  need: 3 as const,
  title: `预约看样：${no}`,
  description: `项目：${name}（${no}）\n看样时间：${day} ${time}\n看样人数：${viewers} 人`,
})
