import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { regionText } from '#src/features/listing/row-facts.ts'
import { TickedPrice } from '#src/features/hall/LivePrice.tsx'
import { usePriceTick } from '#src/features/hall/use-price-tick.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import { labelOf, modeLabels } from '#src/model/listing/labels.ts'
import { listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { countdownOf, shownPriceName } from '#src/model/listing/summary.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { EnrolmentNote } from './EnrolmentNote.tsx'
import facts from './facts.module.css'
import styles from './AssetCard.module.css'
import { factsOf } from './facts.tsx'
import { NextStep } from './NextStep.tsx'
import { PracticeLabel } from './PracticeLabel.tsx'

/** The current price with its last change, and the premium; hidden while bids are sealed. */
function Price({ row }: { row: ListingRow }) {
  const t = useT()
  const tick = usePriceTick(row)
  if (isSealed(row))
    return (
      <div className={styles['price']}>
        <p className={facts['sealed']}>{t('密封报价中，开标前不公开')}</p>
      </div>
    )
  const hasChanged = tick !== null && tick.by !== '0'
  return (
    <div className={styles['price']}>
      <p className={styles['label']}>
        {t(shownPriceName(row))}
        <span className={styles['delta']} data-tick={hasChanged ? tick.direction : undefined} aria-hidden>
          {hasChanged && (
            <>
              {tick.direction === 'up' ? '+' : '−'}
              <PriceText price={tick.by} row={row} />
            </>
          )}
        </span>
      </p>
      <p className={styles['amount']}>
        <TickedPrice row={row} tick={tick} />
        {row.status !== 'WAIT_BID' && (
          <span className={styles['rate']}>
            {t('溢价率')} {premiumRate(row)}
          </span>
        )}
      </p>
    </div>
  )
}

function Time({ row }: { row: ListingRow }) {
  const t = useT()
  const countdown = countdownOf(row)
  if (!countdown) return <p className={styles['time']} />
  const { counts, deadline } = countdown
  const time = exactTime(deadline)
  return (
    <p className={styles['time']}>
      <span className={styles['left']}>
        <span className={styles['label']}>{t(counts)}</span> <TimeLeft deadline={deadline} />
      </span>
      <span className="muted number">
        {row.status === 'WAIT_BID' ? t('{{time}} 开始', { time }) : t('{{time}} 结束', { time })}
      </span>
    </p>
  )
}

/** One asset of the hall, as it is at this moment. */
export function AssetCard({ row }: { row: ListingRow }) {
  const t = useT()
  const name = listingName(row)
  const { mode } = row
  const region = regionText(row, t)
  return (
    <article className={styles['card']} data-state={row.status}>
      <div className={styles['frame']}>
        <Picture src={row.imgSrc} alt={row.typeName ?? ''} width={276} height={156} />
        <StateTag labels={listingStateLabels} state={row.status} hidesUnknown className={styles['state']} />
      </div>
      <p className={styles['caption']}>
        {region && <span>{region}</span>}
        {mode && <span>{t(labelOf(modeLabels, mode))}</span>}
      </p>
      <h2 className={`${styles['name']} clamp`} lang="zh-CN">
        <ListingLink row={row} title={name} isCovering />
      </h2>
      <div className={styles['text']}>
        <Price row={row} />
        <Time row={row} />
        <dl className={styles['facts']}>
          {factsOf(row, t).map(({ key, label, value, isWide }) => (
            <div key={key} className={isWide ? styles['wide'] : undefined}>
              <dt>{label}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={`${styles['note']} muted`}>
          <EnrolmentNote row={row} />
        </p>
      </div>
      <div className={`noPrint ${styles['actions']}`}>
        <NextStep row={row} look="default" />
        {mode && isBidMode(mode) && (
          <Button look="text" size="small" to={linkTo.practice(mode)}>
            <PracticeLabel mode={mode} />
          </Button>
        )}
      </div>
    </article>
  )
}

/** The card while it loads, of the same size. */
export function AssetCardSkeleton() {
  const line = (width: string) => <Skeleton height="1em" width={width} />
  return (
    <div className={styles['card']} aria-hidden>
      <div className={styles['frame']}>
        <Picture src={null} alt="" width={276} height={156} />
      </div>
      <div className={styles['name']}>{line('90%')}</div>
      <div className={styles['text']}>
        <div className={styles['price']}>{line('60%')}</div>
        <div className={styles['time']}>{line('80%')}</div>
        <div className={styles['facts']}>{line('100%')}</div>
        <div className={styles['note']}>{line('70%')}</div>
      </div>
      <div className={styles['actions']}>{line('40%')}</div>
    </div>
  )
}
