import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { weekdayLabels } from '#src/features/procurement-search/labels.ts'
import { overviewQuery } from '#src/features/procurement/queries.ts'
import { deadlineDays, dueFilters, type ProcurementOverview } from '#src/model/procurement/overview.ts'
import { searchAddressOf } from '#src/model/procurement/saved.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { shiftedDay, weekdayOf } from '#src/model/time/month.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import type { homeList } from './home-list.ts'
import styles from './home.module.css'
import { useToday } from './use-today.ts'

/** px. */
const height = 420

type List = ListState<typeof homeList.schema>
type Day = ProcurementOverview['deadlines'][number]

/** The days to come with the number of deadlines on each; a day without one cannot be chosen. */
function Days({ days, chosen, list }: { days: readonly Day[]; chosen: string; list: List }) {
  const t = useT()
  const today = useToday()
  return (
    <div className={styles['days']} role="group" aria-label={t('选择截止日期')}>
      {Array.from({ length: deadlineDays }, (_, index) => shiftedDay(today, index)).map((day) => {
        const count = days.find((known) => known.day === day)?.count ?? 0
        return (
          <button
            key={day}
            type="button"
            disabled={count === 0}
            aria-pressed={day === chosen}
            onClick={() => list.go({ due: day })}
          >
            <span className="number">{day === today ? t('今天') : day.slice(5)}</span>
            <strong className="number">{count}</strong>
            <span className="visuallyHidden">
              {t('个项目截止，{{weekday}}', { weekday: t(weekdayLabels[weekdayOf(day)] ?? '') })}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** The projects of the chosen day, and the link to all of them. */
function Chosen({ day: { day, count, projects } }: { day: Day }) {
  const t = useT()
  return (
    <>
      <ul className={styles['dueRows']}>
        {projects.map(({ id, name, schedule }) => (
          <li key={id}>
            <span className="number">{dateTime(schedule.deadlineAt).slice(11)}</span>
            <Link to={linkToPurchase.detail(id)} className="clamp" lang="zh-CN" title={name}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Button to={searchAddressOf(dueFilters(day))}>
        {t('{{day}} 截止的全部 {{n}} 个项目', { day: day.slice(5), n: count })}
      </Button>
    </>
  )
}

/** How many projects one can still take part in end on each of the next days, and which. */
export function Deadlines({ list }: { list: List }) {
  const t = useT()
  const query = useQuery(overviewQuery)
  return (
    <Card title={t('近期截止')} note={t('未来 {{n}} 天', { n: deadlineDays })} body="stacked">
      <QueryBoundary
        query={query}
        loading={<Skeleton height={height} />}
        minHeight={height}
        isEmpty={({ deadlines }) => deadlines.length === 0}
        empty={<EmptyState text={t('未来 {{n}} 天没有截止的项目', { n: deadlineDays })} minHeight={height} />}
      >
        {({ deadlines }) => {
          const chosen = deadlines.find(({ day }) => day === list.state.due) ?? deadlines[0]!
          return (
            <>
              <Days days={deadlines} chosen={chosen.day} list={list} />
              <Chosen day={chosen} />
            </>
          )
        }}
      </QueryBoundary>
    </Card>
  )
}
