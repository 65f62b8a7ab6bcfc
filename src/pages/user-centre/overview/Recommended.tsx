import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import type { Overview } from '#src/model/overview/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './Recommended.module.css'

/** What is like the favourites of the person, or, without any, what is looked at most. */
export function Recommended({ rows, by }: { rows: readonly ListingRow[]; by: Overview['recommendedBy'] }) {
  const t = useT()
  return (
    <Card
      title={t('为您推荐')}
      actions={
        <span className={styles['why']}>{by === 'favourites' ? t('与您收藏的项目相近') : t('关注最多的项目')}</span>
      }
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
