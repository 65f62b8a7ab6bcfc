import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './NewestTexts.module.css'
import { type EditorialPlate, procurementPlate } from './plates.ts'
import { newestQuery } from './queries.ts'

/** The page of a text of a plate: platform notices have one of their own. */
export const editorialAddress = (plateCode: string, id: string): string =>
  plateCode === procurementPlate.notices ? linkToPurchase.platformNotice(id) : linkToPurchase.news(id)

/** Px of one line at normal type size. */
const lineHeight = 40

/** In the place of so many lines. */
export const NewestTextsSkeleton = ({ count }: { count: number }) => <Skeleton height={count * lineHeight} />

type Props = {
  plate: EditorialPlate
  count: number
  /** Id of the text that the screen shows, which is left out. */
  except?: string
}

/** The newest texts of a plate of the procurement section, one line each with its day (PU-04). */
export function NewestTexts({ plate, count, except }: Props) {
  const t = useT()
  const height = count * lineHeight
  const query = useQuery({
    ...newestQuery(plate, count + (except === undefined ? 0 : 1)),
    select: ({ records }) => records.filter(({ id }) => id !== except).slice(0, count),
  })
  return (
    <QueryBoundary
      query={query}
      loading={<NewestTextsSkeleton count={count} />}
      minHeight={height}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState text={t('本栏目暂无内容')} minHeight={Math.min(height, 160)} />}
    >
      {(rows) => (
        <ul className={styles['rows']}>
          {rows.map(({ id, title, publishDate, createTime }) => {
            const day = date(publishDate ?? createTime)
            return (
              <li key={id}>
                <Link to={editorialAddress(plate, id)} className="clamp" title={title} lang="zh-CN">
                  {title}
                </Link>
                <time className="number" dateTime={day}>
                  {day}
                </time>
              </li>
            )
          })}
        </ul>
      )}
    </QueryBoundary>
  )
}
