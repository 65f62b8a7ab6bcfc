import { calendarKinds } from '#src/model/content/calendar.ts'
import { paths } from '#src/model/paths.ts'
import { isMonth } from '#src/model/time/month.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** The calendar is a view of the theme pages; without a month it shows the current one. */
export const calendarAddress = listAddress(`${paths.specialIndex}?view=calendar`, {
  month: param.parsed((text) => (isMonth(text) ? text : '')),
  kind: param.oneOf(calendarKinds),
  /** The day whose events are listed in full. */
  day: param.day((text) => parseShanghai(text) !== null),
})

export const linkToCalendar = (month = ''): string => calendarAddress.addressOf({ ...calendarAddress.initial, month })
