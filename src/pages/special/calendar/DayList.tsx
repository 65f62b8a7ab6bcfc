import { useState } from 'react'
import type { CalendarEvent } from '#src/model/content/calendar.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './calendar.module.css'
import { EventItem } from './EventItem.tsx'
import { dayText, nextEvents } from './events.ts'
import { HolidayMark } from './MonthGrid.tsx'

/** On a phone; the rest of a day is shown on request. */
const eventsOnPhone = 6

type DayProps = { day: string; events: readonly CalendarEvent[]; now: number; anchor?: string; most?: number }

/** The events of one day, or at most so many until all are requested. */
export function DayCard({ day, events, now, anchor, most = Infinity }: DayProps) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  const isFolded = !showsAll && events.length > most
  const title = dayText(t, day)
  const isToday = day === date(now)
  const past = isToday ? events.filter(({ at }) => at < now).length : 0
  return (
    <section id={anchor} tabIndex={anchor ? -1 : undefined} aria-label={title} className={styles['dayCard']}>
      <h3 aria-current={isToday ? 'date' : undefined}>
        <span className="number">{title}</span>
        {isToday && <span className={styles['today']}>{t('今天')}</span>}
        <HolidayMark day={day} />
        <span className="muted">{t('{{count}} 项日程', { count: events.length })}</span>
        {past > 0 && <span className="muted">{t('已过 {{count}} 项', { count: past })}</span>}
      </h3>
      <ul>
        {(isFolded ? nextEvents(events, now, most) : events).map((event) => (
          <EventItem key={event.id} event={event} now={now} />
        ))}
      </ul>
      {isFolded && (
        <p className={styles['fold']}>
          <Button isWide onClick={() => setShowsAll(true)}>
            {t('显示全部 {{count}} 项', { count: events.length })}
          </Button>
        </p>
      )}
    </section>
  )
}

/** A month on a phone: the days that have events. Those of the current month that are past are shown on request. */
export function DayList({ days, now }: { days: ReadonlyMap<string, readonly CalendarEvent[]>; now: number }) {
  const t = useT()
  const [showsPast, setShowsPast] = useState(false)
  const coming = [...days].filter(([day]) => day >= date(now))
  const past = days.size - coming.length
  const isFolded = !showsPast && past > 0 && coming.length > 0
  return (
    <>
      {isFolded && (
        <p className={styles['fold']}>
          <Button isWide onClick={() => setShowsPast(true)}>
            {t('显示之前的 {{count}} 天', { count: past })}
          </Button>
        </p>
      )}
      {(isFolded ? coming : [...days]).map(([day, events]) => (
        <DayCard key={day} day={day} events={events} now={now} most={eventsOnPhone} />
      ))}
    </>
  )
}
