import { shiftedDay, weekdayOf } from './month.ts'
import { parseShanghai } from './shanghai.ts'
import { isWorkingDay } from './working-days.ts'

const isFree = (day: string): boolean => !isWorkingDay(parseShanghai(day)!)

const isWeekend = (day: string): boolean => weekdayOf(day) > 4

/** Whether free days without a gap lead from this day to a weekday off. */
function leadsToHoliday(day: string, direction: 1 | -1): boolean {
  let at = day
  while (isFree(at) && isWeekend(at)) at = shiftedDay(at, direction)
  return isFree(at)
}

/**
 * How a day differs from an ordinary week: `off` belongs to a holiday, with the weekends that adjoin its weekdays off; `worked` is a
 * weekend day that is worked for one. As announced by the State Council (domain 8.2).
 */
export function holidayMark(day: string): 'off' | 'worked' | null {
  if (!isFree(day)) return isWeekend(day) ? 'worked' : null
  return leadsToHoliday(day, 1) || leadsToHoliday(day, -1) ? 'off' : null
}
