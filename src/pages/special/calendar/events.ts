import { calendarFile } from '#src/features/calendar/calendar-file.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { weekdayLabels } from '#src/features/roadshow/labels.ts'
import { linkToRoadshow } from '#src/features/roadshow/address.ts'
import type { CalendarEvent } from '#src/model/content/calendar.ts'
import { calendarKindLabels } from '#src/model/content/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { weekdayOf } from '#src/model/time/month.ts'
import { date } from '#src/model/time/shanghai.ts'
import { type Translate, translate } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { monthLabels } from '../labels.ts'

export const eventAddress = ({ roadshowId, asset }: Pick<CalendarEvent, 'roadshowId' | 'asset'>): string =>
  roadshowId ? linkToRoadshow(roadshowId) : listingAddress(asset)

const timeOfDay = (at: number): string => exactTime(at).slice(11)

/** `09:30`, with its end where it lasts, and with the day of an end on another one. */
export function eventTime({ at, endsAt }: Pick<CalendarEvent, 'at' | 'endsAt'>): string {
  if (!endsAt) return timeOfDay(at)
  return `${timeOfDay(at)}–${date(at) === date(endsAt) ? timeOfDay(endsAt) : exactTime(endsAt)}`
}

export const monthText = (t: Translate, month: string): string =>
  t('{{year}} 年 {{month}}', { year: month.slice(0, 4), month: t(monthLabels[Number(month.slice(5)) - 1]!) })

/** From Monday, 0. */
export const weekdayText = (t: Translate, weekday: number): string => t(weekdayLabels[(weekday + 1) % 7]!)

export const dayText = (t: Translate, day: string): string => `${day} ${weekdayText(t, weekdayOf(day))}`

/** The events by their days, in the order of time. */
export function eventsByDay(events: readonly CalendarEvent[]): ReadonlyMap<string, readonly CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) days.set(date(event.at), [...(days.get(date(event.at)) ?? []), event])
  return days
}

/** At most so many events of a day: those that have not begun, if there are any. */
export function nextEvents(events: readonly CalendarEvent[], now: number, most: number): readonly CalendarEvent[] {
  const coming = events.filter(({ at }) => at >= now)
  return (coming.length > 0 ? coming : events).slice(0, most)
}

/** Whether a reminder of the event makes sense. */
export const isComing = ({ at, isCancelled }: CalendarEvent, now: number): boolean => at > now && !isCancelled

/** Saves a calendar file; the ids are those of the files of the roadshow and of the asset, so that no calendar has one twice. */
export function saveEvents(events: readonly CalendarEvent[], name: string): void {
  const text = calendarFile({
    reminders: events.map(({ place, liveUrl, endsAt, ...event }) => ({
      id: event.id,
      title: event.roadshowId ? event.title : `${translate(calendarKindLabels[event.kind].label)}：${event.title}`,
      at: event.at,
      address: new URL(eventAddress(event), location.origin).href,
      ...(endsAt ? { endsAt } : {}),
      ...(place || liveUrl ? { place: place || liveUrl! } : {}),
    })),
    address: location.href,
    notes: translate('日期以项目页面和公告为准'),
    now: serverNow(),
    host: location.hostname,
  })
  saveFile(new Blob([text], { type: 'text/calendar' }), `${name}.ics`)
  showToast('success', translate('日历文件已保存，打开后会在开始前一小时提醒您'))
}
