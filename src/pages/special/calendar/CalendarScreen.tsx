import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { calendarAddress, linkToCalendar } from '#src/features/calendar/address.ts'
import { type CalendarEvent, calendarKinds, calendarRange, hasMonth } from '#src/model/content/calendar.ts'
import { calendarKindLabels } from '#src/model/content/labels.ts'
import { date } from '#src/model/time/shanghai.ts'
import { minuteMs } from '#src/model/time/units.ts'
import { useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { BelowTheme } from '../BelowTheme.tsx'
import { calendarQuery } from '../queries.ts'
import styles from './calendar.module.css'
import { DayCard, DayList } from './DayList.tsx'
import { eventsByDay, monthText } from './events.ts'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'

const narrow = mediaQuery('(max-width: 767px)')
/** px */
const height = 640
const dayAnchor = 'day'

type List = ListState<typeof calendarAddress.schema>
type MonthProps = { month: string; list: List; now: number }

/** The events of a month: on a wide screen as a grid with the list of one day below it, on a phone as a list by days. */
function Events({ month, list, now, events }: MonthProps & { events: readonly CalendarEvent[] }) {
  const isNarrow = useSyncExternalStore(narrow.follow, narrow.matches)
  const today = date(now)
  const days = useMemo(() => eventsByDay(events), [events])
  if (isNarrow) return <DayList days={days} now={now} />
  const wanted = list.state.day || today
  const known = [...days.keys()]
  const chosen = days.has(wanted) ? wanted : (known.find((day) => day >= today) ?? known[0])
  return (
    <>
      <MonthGrid
        month={month}
        days={days}
        chosen={chosen}
        now={now}
        today={today}
        addressOf={(day) => list.addressOf({ day })}
        onChoose={() => scrollToAnchor(dayAnchor)}
      />
      {chosen && <DayCard anchor={dayAnchor} day={chosen} events={days.get(chosen)!} now={now} />}
    </>
  )
}

function Month({ month, list, now }: MonthProps) {
  const t = useT()
  const { kind } = list.state
  const query = useQuery(calendarQuery(month))
  const ofKind = ({ kind: own }: CalendarEvent) => kind === null || own === kind
  return (
    <Card
      level={1}
      title={t('交易日历')}
      actions={
        <Segments
          label={t('日程类型')}
          options={[
            ['all', t('全部')],
            ...calendarKinds.map((key) => [key, t(calendarKindLabels[key].label)] as const),
          ]}
          chosen={kind ?? 'all'}
          onChoose={(key) => list.go({ kind: key === 'all' ? null : key })}
        />
      }
    >
      <MonthBar month={month} list={list} events={query.data?.filter(ofKind) ?? []} now={now} />
      <QueryBoundary
        query={query}
        loading={<Skeleton height={height} className={styles['loading'] ?? ''} />}
        minHeight={height / 2}
        isEmpty={(events) => !events.some(ofKind)}
        empty={
          kind === null ? (
            <EmptyState text={t('本月没有日程')} minHeight={height / 2} />
          ) : (
            <EmptyState
              text={t('本月没有这类日程')}
              link={{ label: t('查看全部日程'), to: list.addressOf({ kind: null }) }}
              minHeight={height / 2}
            />
          )
        }
      >
        {(events) => <Events month={month} list={list} now={now} events={events.filter(ofKind)} />}
      </QueryBoundary>
    </Card>
  )
}

/** A month that the calendar does not have, or what is no month. */
function NoMonth({ now }: { now: number }) {
  const t = useT()
  const [first, last] = calendarRange(now)
  return (
    <Card level={1} title={t('交易日历')}>
      <EmptyState
        text={t('日历没有这个月份')}
        hint={
          <p className="muted">
            {t('可以查看 {{first}} 至 {{last}}', { first: monthText(t, first), last: monthText(t, last) })}
          </p>
        }
        link={{ label: t('查看本月'), to: linkToCalendar() }}
        minHeight={height / 2}
      />
    </Card>
  )
}

/** Roadshows, ends of enrolment and starts of bidding by day (CT-10); month, kind and day are in the address. */
export function CalendarScreen() {
  const t = useT()
  const [search] = useSearchParams()
  const list = useListState(calendarAddress)
  const now = useAtBeat((at) => Math.floor(at / minuteMs) * minuteMs)
  const month = search.get('month') ?? date(now).slice(0, 7)
  const isKnown = hasMonth(month, now)
  const title = isKnown ? `${t('交易日历')} · ${monthText(t, month)}` : t('交易日历')
  const description = t('项目路演、报名截止和竞价开始的日期')
  useDocumentHead(
    useMemo(
      () => ({
        title,
        description,
        image: null,
        type: 'website',
        data: { '@type': 'WebPage', name: title, description },
      }),
      [title, description],
    ),
  )
  // A day of another month, or of none, would be replaced in the list without a word.
  if (search.has('day') && !list.state.day.startsWith(`${month}-`))
    return <Navigate to={list.addressOf({ day: '' })} replace />
  return (
    <BelowTheme name={t('交易日历')}>
      {isKnown ? <Month month={month} list={list} now={now} /> : <NoMonth now={now} />}
    </BelowTheme>
  )
}
