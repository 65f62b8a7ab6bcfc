import { Link } from 'react-router-dom'
import type { CalendarEvent } from '#src/model/content/calendar.ts'
import { calendarKindLabels } from '#src/model/content/labels.ts'
import { holidayMark } from '#src/model/time/holidays.ts'
import { weeksOf } from '#src/model/time/month.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { toneClass } from '#src/shared/ui/display/Tag.tsx'
import { holidayLabels } from '../labels.ts'
import styles from './calendar.module.css'
import { dayText, eventAddress, eventTime, monthText, nextEvents, weekdayText } from './events.ts'

/** What a cell has room for; the list of the day has the rest. */
const eventsInCell = 3

/** 休 or 班, where a day differs from an ordinary week. */
export function HolidayMark({ day }: { day: string }) {
  const t = useT()
  const mark = holidayMark(day)
  if (!mark) return null
  const { short, full } = holidayLabels[mark]
  return (
    <abbr className={styles['mark']} data-mark={mark} title={t(full)}>
      {t(short)}
    </abbr>
  )
}

function CellEvent({ event, now }: { event: CalendarEvent; now: number }) {
  const t = useT()
  const { kind, at, title, isCancelled } = event
  const { label, tone } = calendarKindLabels[kind]
  return (
    <li>
      <Link
        to={eventAddress(event)}
        className={`${styles['event']} ${toneClass(at < now || isCancelled ? 'muted' : tone)}`}
        data-cancelled={isCancelled || undefined}
        title={title}
      >
        <span className={styles['what']}>
          <span className="number">{eventTime({ at, endsAt: null })}</span> {isCancelled ? t('已取消') : t(label)}
        </span>
        <span className={styles['title']} lang="zh-CN">
          {title}
        </span>
      </Link>
    </li>
  )
}

type Props = {
  month: string
  days: ReadonlyMap<string, readonly CalendarEvent[]>
  chosen: string | undefined
  now: number
  today: string
  /** Of a day, whose events the screen then lists. */
  addressOf: (day: string) => string
  onChoose: () => void
}

function Cell({ day, month, days, chosen, now, today, addressOf, onChoose }: Props & { day: string }) {
  const t = useT()
  const number = Number(day.slice(8))
  const events = days.get(day) ?? []
  if (!day.startsWith(month))
    return (
      <td className={styles['outside']}>
        <span className="number">{number}</span>
      </td>
    )
  return (
    <td aria-current={day === today ? 'date' : undefined} data-chosen={day === chosen || undefined}>
      <div className={styles['day']}>
        <span className={`number ${styles['number']}`}>{number}</span>
        {day === today && <span className={styles['today']}>{t('今天')}</span>}
        <HolidayMark day={day} />
        {events.length > 0 && (
          <Link
            to={addressOf(day)}
            className={styles['count']}
            aria-label={t('{{day}}，{{count}} 项日程', { day: dayText(t, day), count: events.length })}
            preventScrollReset
            onClick={onChoose}
          >
            {t('{{count}} 项日程', { count: events.length })}
          </Link>
        )}
      </div>
      {events.length > 0 && (
        <ul className={styles['events']}>
          {nextEvents(events, now, eventsInCell).map((event) => (
            <CellEvent key={event.id} event={event} now={now} />
          ))}
        </ul>
      )}
    </td>
  )
}

/** A month as a table of weeks from Monday. */
export function MonthGrid(props: Props) {
  const t = useT()
  return (
    <table className={styles['grid']} aria-label={monthText(t, props.month)}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, weekday) => (
            <th key={weekday} scope="col">
              {weekdayText(t, weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(props.month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell key={day} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
