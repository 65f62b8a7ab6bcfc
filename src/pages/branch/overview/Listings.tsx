import { useQuery } from '@tanstack/react-query'
import { ListingCard, ListingCardSkeleton } from '#src/features/listing/ListingCard.tsx'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary } from '#src/shared/ui/feedback/query-states.tsx'
import { listingsQuery } from '../queries.ts'
import styles from './overview.module.css'

const minHeight = 260

/** The newest listings of the region that the branch serves. */
export function Listings({ adcode }: { adcode: number }) {
  const t = useT()
  const query = useQuery(listingsQuery(adcode))
  const skeleton = (
    <div className={styles['listings']}>
      {[0, 1, 2, 3].map((key) => (
        <ListingCardSkeleton key={key} />
      ))}
    </div>
  )
  return (
    <Card
      title={t('本地项目')}
      body="padded"
      actions={
        <MoreLink href={linkTo.project({ region: String(adcode) })}>
          {query.data ? t('查看全部 {{count}} 个项目', { count: query.data.total }) : t('查看全部项目')}
        </MoreLink>
      }
    >
      <QueryBoundary
        query={query}
        loading={skeleton}
        minHeight={minHeight}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState text={t('本地暂无项目')} minHeight={minHeight} />}
      >
        {({ rows }) => (
          <ul className={styles['listings']}>
            {rows.map((row) => (
              <li key={row.assetsId}>
                <ListingCard row={row} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  )
}
