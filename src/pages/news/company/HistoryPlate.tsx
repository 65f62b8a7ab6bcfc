import { useQuery } from '@tanstack/react-query'
import type { Evolution } from '#src/model/content/about.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { companyAddress } from './address.ts'
import { byYear } from './by-year.ts'
import { historyQuery } from './queries.ts'
import styles from './company.module.css'

const height = 640

function Event({ eventDate, title, content, imgSrc }: Evolution) {
  return (
    <li className={styles['event']}>
      <div>
        <time className="number" dateTime={eventDate}>
          {eventDate}
        </time>
        <h3 lang="zh-CN">{title}</h3>
        {content && (
          <p>
            <TranslatedText>{content}</TranslatedText>
          </p>
        )}
      </div>
      {imgSrc && <Picture src={imgSrc} alt={title} width={320} height={180} className={styles['scene']} />}
    </li>
  )
}

/** The history of the exchange by year, newest first or in the order of the events. */
export function HistoryPlate() {
  const t = useT()
  const { state, go } = useListState(companyAddress)
  const sign = state.order === 'newest' ? -1 : 1
  return (
    <Card
      label={t('发展历程')}
      body="padded"
      actions={
        <Segments
          label={t('时间顺序')}
          options={[
            ['newest', t('由近及远')],
            ['oldest', t('由远及近')],
          ]}
          chosen={state.order}
          onChoose={(order) => go({ order })}
        />
      }
    >
      <QueryBoundary query={useQuery(historyQuery)} loading={<Skeleton height={height} />} minHeight={height}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState text={t('暂无发展历程')} minHeight={320} />
          ) : (
            byYear(
              records.toSorted((a, b) => sign * a.eventDate.localeCompare(b.eventDate)),
              ({ eventDate }) => eventDate,
            ).map(([year, events]) => (
              <section key={year} className={styles['year']} aria-labelledby={`year-${year}`}>
                <h2 id={`year-${year}`} className="number">
                  {year}
                </h2>
                <ol className={styles['events']}>
                  {events.map((event) => (
                    <Event key={event.id} {...event} />
                  ))}
                </ol>
              </section>
            ))
          )
        }
      </QueryBoundary>
    </Card>
  )
}
