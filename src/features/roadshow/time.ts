import type { Roadshow } from '#src/model/content/roadshow.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { weekdayLabels } from './labels.ts'

/** A day without a time is read as UTC. */
const weekdayOf = (at: number): string => weekdayLabels[new Date(date(at)).getUTCDay()]!

/** The day of a moment with its weekday, in Shanghai: `2026-03-06 周五`. */
const dayText = (t: Translate, at: number): string => `${date(at)} ${t(weekdayOf(at))}`

const timeOfDay = (at: number): string => dateTime(at).slice(11)

/** `2026-03-06 周五 14:30–16:00`; with both days if it ends on another. */
export function roadshowTime(t: Translate, { startsAt, endsAt }: Pick<Roadshow, 'startsAt' | 'endsAt'>): string {
  const start = `${dayText(t, startsAt)} ${timeOfDay(startsAt)}`
  if (date(startsAt) === date(endsAt)) return `${start}–${timeOfDay(endsAt)}`
  return `${start} – ${dayText(t, endsAt)} ${timeOfDay(endsAt)}`
}
