import { groupsOf } from './filters.ts'
import type { ListingRow } from './schema.ts'
import type { CountdownLabel } from './state/labels.ts'
import { countdownOf, listedDay } from './summary.ts'

/** Instants are epoch ms. */
export type ShownTime =
  | { kind: 'countdown'; counts: CountdownLabel; deadline: number }
  | { kind: 'enrolment'; until: number }
  | { kind: 'listed'; date: string }

type Timed = Pick<ListingRow, 'status' | 'deadline' | 'enrolUntil' | 'publishDate'>

/** The time of a listing that matters most: that of its countdown, else the end of enrolment, else the day of listing. */
export function shownTime(row: Timed): ShownTime | null {
  const countdown = countdownOf(row)
  if (countdown) return { kind: 'countdown', ...countdown }
  if (row.enrolUntil && groupsOf(row.status).includes('enrol')) return { kind: 'enrolment', until: row.enrolUntil }
  const date = listedDay(row)
  return date ? { kind: 'listed', date } : null
}
