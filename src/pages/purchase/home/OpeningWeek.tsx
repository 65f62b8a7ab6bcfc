import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { weekdayLabels } from '#src/features/procurement/labels.ts'
import { methodLabel } from '#src/features/procurement/method-label.ts'
import { openingsQuery } from '#src/features/procurement/queries.ts'
import { searchAddressOf } from '#src/model/procurement/saved.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { shiftedDay, weekdayOf } from '#src/model/time/month.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import type { homeList } from './home-list.ts'
import styles from './week.module.css'
import { useToday } from './use-today.ts'

/** px. */
const height = 320

/** Openings that a day names; the list behind the day has all. */
const namedPerDay = 4

function Opening({ row: { id, name, method, schedule } }: { row: ProcurementRow }) {
  const t = useT()
  const isPast = useAtBeat((now) => schedule.deadlineAt <= now)
  return (
    <li data-past={isPast || undefined}>
      <Link to={linkToPurchase.detail(id)} title={name}>
        <span className={styles['when']}>
          <span className="number">{dateTime(schedule.deadlineAt).slice(11)}</span> {t(methodLabel(method))}
          {isPast && <span className="visuallyHidden">{t('已开标')}</span>}
        </span>
        <span className="clamp" lang="zh-CN">
          {name}
        </span>
      </Link>
    </li>
  )
}

function Day({ day, today, rows }: { day: string; today: string; rows: readonly ProcurementRow[] }) {
  const t = useT()
  const rest = rows.length - namedPerDay
  return (
    <li
      className={styles['day']}
      data-past={day < today || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <h3>
        <span>{t(weekdayLabels[weekdayOf(day)] ?? '')}</span>
        <time className="number" dateTime={day}>
          {day.slice(5)}
        </time>
        {day === today && <span className={styles['today']}>{t('今天')}</span>}
      </h3>
      {rows.length === 0 ? (
        <p className="muted">{t('无开标')}</p>
      ) : (
        <ul>
          {rows.slice(0, namedPerDay).map((row) => (
            <Opening key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link className={styles['rest']} to={searchAddressOf({ deadlineFrom: day, deadlineTo: day })}>
          {t('另有 {{n}} 个', { n: rest })}
        </Link>
      )}
    </li>
  )
}

/** The openings of a week by day; what is over is greyed. */
export function OpeningWeek({ list }: { list: ListState<typeof homeList.schema> }) {
  const t = useT()
  const today = useToday()
  const shown = list.state.week || today
  const monday = shiftedDay(shown, -weekdayOf(shown))
  const days = Array.from({ length: 7 }, (_, index) => shiftedDay(monday, index))
  const sunday = shiftedDay(monday, 6)
  const query = useQuery(openingsQuery(monday, sunday))
  const isThisWeek = today >= monday && today <= sunday
  const step = (label: string, text: string, week: string) => (
    <Button size="small" to={list.addressOf({ week })} aria-label={label} preventScrollReset>
      {text}
    </Button>
  )
  return (
    <Card
      title={t('开标日历')}
      note={t('{{from}} 至 {{to}}', { from: monday, to: sunday })}
      actions={
        <>
          {step(t('上一周'), '‹', shiftedDay(monday, -7))}
          {!isThisWeek && step(t('回到本周'), t('本周'), '')}
          {step(t('下一周'), '›', shiftedDay(monday, 7))}
        </>
      }
    >
      <QueryBoundary
        query={query}
        loading={<Skeleton height={height} />}
        minHeight={height}
        // A week without openings is a calendar, too.
        isEmpty={() => false}
      >
        {(rows) => (
          <ol className={styles['week']} aria-label={t('开标日历')}>
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                today={today}
                rows={rows.filter(({ schedule }) => date(schedule.deadlineAt) === day)}
              />
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Card>
  )
}
