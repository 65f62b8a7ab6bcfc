import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListingCard, ListingCardSkeleton } from '#src/features/listing/ListingCard.tsx'
import { hotListings, newestListings } from '#src/features/listing/queries.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './PopularPicks.module.css'

const picks = { hot: hotListings, newest: newestListings } as const
type Pick = keyof typeof picks

const cards = 6
/** The height of two rows of cards, px. */
const panelHeight = 600

const blank = (
  <div className={styles['grid']}>
    {Array.from({ length: cards }, (_, card) => (
      <ListingCardSkeleton key={card} />
    ))}
  </div>
)

/** Six assets by popularity or by date (HM-06). */
export function PopularPicks() {
  const t = useT()
  const cache = useQueryClient()
  const [active, setActive] = useState<Pick>('hot')
  const rows = useQuery(picks[active])
  return (
    <>
      <h2 className="visuallyHidden">{t('热门推荐')}</h2>
      <TabbedCard
        label={t('热门推荐')}
        size="large"
        tabs={[
          { key: 'hot', label: t('热度排行') },
          { key: 'newest', label: t('最新挂牌') },
        ]}
        active={active}
        onChange={setActive}
        onIntent={(key) => void cache.prefetchQuery(picks[key])}
        actions={<MoreLink href={paths.project} label={t('更多项目')} />}
        panelClass={styles['body']}
      >
        <QueryBoundary
          query={rows}
          loading={blank}
          empty={<EmptyState text={t('暂无项目，请稍后再来')} minHeight={panelHeight} />}
          minHeight={panelHeight}
        >
          {(found) => (
            <div className={styles['grid']}>
              {found.slice(0, cards).map((row, index) => (
                <ListingCard key={row.assetsId} row={row} isFirst={index === 0} />
              ))}
            </div>
          )}
        </QueryBoundary>
      </TabbedCard>
    </>
  )
}
