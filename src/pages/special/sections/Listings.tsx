import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import type { ListingsSection } from '#src/model/content/special.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../special.module.css'
import { More } from './More.tsx'

/** Picked listings. */
export function Listings({ section: { title, rows, more } }: { section: ListingsSection }) {
  const t = useT()
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} body="padded" actions={<More link={more} />}>
      {rows.length === 0 ? (
        <EmptyState text={t('暂无在售标的')} minHeight={200} />
      ) : (
        <ul className={styles['listings']}>
          {rows.map((row) => (
            <li key={row.assetsId}>
              <ListingCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
