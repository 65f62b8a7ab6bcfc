import { date } from './shanghai.ts'
import { dayMs } from './units.ts'
import { isWorkingDay } from './working-days.ts'

/**
 * Working days after today up to and including the day of a deadline: 0 on its day and afterwards. The inverse of
 * `addWorkingDays`. Epoch ms.
 */
export function workingDaysLeft(now: number, deadline: number): number {
  const last = date(deadline)
  let count = 0
  for (let at = now + dayMs; date(at) <= last; at += dayMs) if (isWorkingDay(at)) count += 1
  return count
}
