import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { curveAt, type Scale, size } from './curve.ts'
import styles from '../room-replay.module.css'
import type { Replay } from './use-replay.ts'

type Props = { replay: Replay; scale: Scale; row: Pick<ListingRow, 'priceType' | 'priceUnitName'> }

/** The price curve up to the position; the record below is its accessible equivalent. */
export function PriceCurve({ replay: { timeline, position, moment }, scale, row }: Props) {
  const t = useT()
  const { line, dots, cursor, top, bottom } = curveAt(timeline, position, moment.isOver, scale)
  const hasExtensions = timeline.bids.some(({ movesTo }) => movesTo !== null)
  return (
    <figure>
      <figcaption className={styles['ends']}>
        <span>{t('价格走势')}</span>
        {hasExtensions && (
          <span className={`muted ${styles['extensionKey']}`}>
            <i aria-hidden />
            {t('引起延时的报价')}
          </span>
        )}
      </figcaption>
      <div className={`muted ${styles['axis']}`}>
        <PriceText price={top} row={row} />
      </div>
      <svg
        className={styles['curve']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('价格走势图，数据见下方报价记录表')}
      >
        <path className={styles['cursor']} d={`M${cursor.toFixed(1)} 0V${size.height}`} />
        {dots
          .filter(({ isExtension }) => isExtension)
          .map(({ place, x }) => (
            <path key={place} className={styles['extension']} d={`M${x.toFixed(1)} ${size.height}v-18`} />
          ))}
        <path className={styles['line']} d={line} />
        {dots.map(({ place, x, y }) => (
          <path key={place} className={styles['dot']} d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`} />
        ))}
      </svg>
      <div className={`muted ${styles['axis']}`}>{bottom !== top && <PriceText price={bottom} row={row} />}</div>
      <div className={`muted number ${styles['ends']}`}>
        <span>{scale === 'time' ? dateTimeSeconds(timeline.from) : t('竞价开始')}</span>
        <span>{scale === 'time' ? dateTimeSeconds(timeline.until) : t('竞价结束')}</span>
      </div>
    </figure>
  )
}
