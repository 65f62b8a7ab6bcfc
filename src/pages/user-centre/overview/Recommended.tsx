import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import type { Overview } from '#src/model/overview/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './overview.module.css'

/** Listings like the favourites of the person, or, without favourites, the most viewed ones. */
export function Recommended({ rows, by }: { rows: readonly ListingRow[]; by: Overview['recommendedBy'] }) {
  const t = useT()
  return (
    <Card
      title={t('为您推荐')}
      body="padded"
      note={by === 'favourites' ? t('与您收藏的项目相近') : t('关注最多的项目')}
    >
      {rows.length === 0 ? (
        <EmptyState minHeight={120} />
      ) : (
        <div className={styles['cards']}>
          {rows.map((row) => (
            <ListingCard key={row.assetsId} row={row} />
          ))}
        </div>
      )}
    </Card>
  )
}
