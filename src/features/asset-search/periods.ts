import type { ListingRow } from '#src/model/listing/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { periodLabels } from './labels.ts'
import type { Filters } from './state.ts'

/** The first day of a period. */
export const periodStart = (days: number): string => date(serverNow() - days * dayMs)

/** The period that the days of the filters are; undefined for days of one's own. */
export const periodOf = ({ publishedFrom, publishedTo }: Filters) =>
  periodLabels.find(({ days }) => publishedTo === '' && periodStart(days) === publishedFrom)

/** The days of the filters as text. */
export function publishedLabel(filters: Filters, t: Translate): string {
  const { publishedFrom: from, publishedTo: to } = filters
  const period = periodOf(filters)
  if (period) return t(period.word)
  if (!to) return t('{{day}} 起', { day: from })
  return from ? t('{{from}} 至 {{to}}', { from, to }) : t('{{day}} 止', { day: to })
}

/** The day of a row's publication; empty if the row does not have it. */
export const publishedDay = ({ publishDate }: ListingRow): string => publishDate?.slice(0, 10) ?? ''

/** Whether the day of a row is within the bounds, both included. */
export const publishedFilter =
  ({ publishedFrom: from, publishedTo: to }: Filters) =>
  (row: ListingRow): boolean => {
    const published = publishedDay(row)
    return (!from || published >= from) && (!to || (published !== '' && published <= to))
  }
