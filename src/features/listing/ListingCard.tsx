import { currentPrice, listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { CountdownText } from './CountdownText.tsx'
import styles from './ListingCard.module.css'
import { ListingLink } from './ListingLink.tsx'
import { useLiveRow } from './live.ts'
import { PriceText } from './PriceText.tsx'
import { stateOf, listingStateLabels } from './labels.ts'

/** The time left in a state that has a countdown, else the date of listing. */
function When({ row }: { row: ListingRow }) {
  const t = useT()
  const { counts } = stateOf(row.status)
  const deadline = row.deadline ?? null
  if (counts && deadline !== null)
    return (
      <>
        <span className="visuallyHidden">{t(counts)}</span>
        <CountdownText deadline={deadline} />
      </>
    )
  return row.publishDate ? (
    <span className="number">{t('{{date}} 挂牌', { date: row.publishDate.slice(0, 10) })}</span>
  ) : null
}

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
          <span className="visuallyHidden">{live.biddingCount ? t('当前价') : t('起始价')}</span>
          <PriceText price={currentPrice(live)} row={row} />
        </p>
        <p className={styles['foot']}>
          <span className="number">{t('溢价率 {{rate}}', { rate: premiumRate(live) })}</span>
          <When row={live} />
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
