import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ListingCard, ListingCardSkeleton } from '#src/features/listing/ListingCard.tsx'
import { hotListings, newestListings } from '#src/features/listing/queries.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { moreClass, Card } from '#src/shared/ui/display/Card.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './PopularPicks.module.css'

const picks = { hot: hotListings, newest: newestListings } as const
type Pick = keyof typeof picks

const cards = 6
/** As high as two rows of cards. */
const height = 600

const blank = (
  <div className={styles['grid']}>
    {Array.from({ length: cards }, (_, card) => (
      <ListingCardSkeleton key={card} />
    ))}
  </div>
)

/** Six assets by heat or by date (HM-06). */
export function PopularPicks() {
  const t = useT()
  const id = useTabsId()
  const cache = useQueryClient()
  const [active, setActive] = useState<Pick>('hot')
  const rows = useQuery(picks[active])
  return (
    <Card
      label={t('热门推荐')}
      tabs={
        <>
          <h2 className="visuallyHidden">{t('热门推荐')}</h2>
          <Tabs
            id={id}
            label={t('热门推荐')}
            size="large"
            tabs={[
              { key: 'hot', label: t('热度排行') },
              { key: 'newest', label: t('最新挂牌') },
            ]}
            active={active}
            onChange={setActive}
            onIntent={(key) => void cache.prefetchQuery(picks[key])}
          />
        </>
      }
      actions={
        <Link to={paths.project} className={moreClass} aria-label={t('更多项目')}>
          {t('更多')} ›
        </Link>
      }
    >
      <TabPanel id={id} active={active} className={styles['body'] ?? ''}>
        <QueryBoundary
          query={rows}
          loading={blank}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyState text={t('暂无项目，请稍后再来')} minHeight={height} />}
          minHeight={height}
        >
          {(found) => (
            <div className={styles['grid']}>
              {found.slice(0, cards).map((row, index) => (
                <ListingCard key={row.assetsId} row={row} isFirst={index === 0} />
              ))}
            </div>
          )}
        </QueryBoundary>
      </TabPanel>
    </Card>
  )
}
