import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { shownPriceName } from '#src/model/listing/summary.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './ListingCard.module.css'
import { ListingLink } from './ListingLink.tsx'
import { useLiveRow } from './live.ts'
import { ListingTime } from './ListingTime.tsx'
import { PriceText } from './PriceText.tsx'
import { summaryLines } from './summary-facts.ts'

type Props = {
  row: ListingRow
  /** Its name is the first live text of the page, which the benchmark looks for. */
  isFirst?: boolean
}

/** One listing with its picture; price, premium rate, state and time are live. */
export function ListingCard({ row, isFirst = false }: Props) {
  const t = useT()
  const live = useLiveRow(row)
  const name = listingName(row)
  return (
    <article className={styles['card']}>
      <div className={styles['frame']}>
        <Picture src={row.imgSrc} alt={row.typeName ?? ''} width={240} height={180} />
        <StateTag labels={listingStateLabels} state={live.status} className={styles['tag']} />
      </div>
      <div className={styles['text']}>
        <h3 className={`${styles['name']} clamp`} lang="zh-CN" data-first-row={isFirst ? '' : undefined}>
          <ListingLink row={row} title={name} className={styles['link']} isCovering>
            {name}
          </ListingLink>
        </h3>
        <p className={styles['price']}>
          <span className="visuallyHidden">{t(shownPriceName(live))}</span>
          <PriceText price={currentPrice(live)} row={row} />
        </p>
        <p className={styles['foot']}>
          {summaryLines(live, t).map((line) => (
            <span key={line} className="number">
              {line}
            </span>
          ))}
          <ListingTime row={live} isLabelHidden />
        </p>
      </div>
    </article>
  )
}

/** The card while it loads, of the same size. */
export function ListingCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden>
      <div className={styles['frame']}>
        <Picture src={null} alt="" width={240} height={180} />
      </div>
      <div className={styles['text']}>
        <div className={styles['name']}>
          <Skeleton height="1em" />
        </div>
        <div className={styles['price']}>
          <Skeleton height="1em" width="60%" />
        </div>
        <div className={styles['foot']}>
          <Skeleton height="1em" width="80%" />
        </div>
      </div>
    </div>
  )
}
