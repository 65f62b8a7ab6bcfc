import type { PastMoment } from '#src/model/bidding/past-moment.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { FittedMoney } from './price/RoomAmount.tsx'
import type { Band } from './band/band.ts'
import { BandBox, OwnFigures } from './band/BandBox.tsx'
import { RoomDirection, useRoomT } from './state/room-text.ts'
import styles from './stage/stage.module.css'

type Props = PastMoment<Band>

function Price({ price: { label, written }, leader, own }: Props) {
  const t = useRoomT()
  const { currency, amount, unit } = written
  const isMine = leader !== null && leader.bidNo === own
  return (
    <div className={styles['cell']}>
      <span className={styles['label']}>{label}</span>
      <FittedMoney
        as="strong"
        className={styles['figure']}
        currency={currency && t(currency)}
        amount={amount}
        unit={unit && t(unit)}
      />
      <p className={styles['leader']} data-mine={isMine ? '' : undefined}>
        {leader ? (
          <>
            {leader.label} <b className="number">{leader.bidNo}</b> {isMine && <Tag tone="success">{t('我')}</Tag>}
          </>
        ) : (
          t('暂无人领先')
        )}
      </p>
    </div>
  )
}

/** The band and the stage of a room as they were at one moment, for its replay. */
export function PastStage(props: Props) {
  const t = useT()
  const { direction, band, sentence, own, at, extension } = props
  const [date, time] = dateTimeSeconds(at).split(' ')
  return (
    <RoomDirection value={direction}>
      <BandBox band={band} sentence={sentence}>
        {own !== null && <OwnFigures bidNo={own} />}
      </BandBox>
      <div className={styles['stage']}>
        <div className={styles['figures']}>
          <div className={styles['cell']}>
            <span className={styles['label']}>
              {t('回放时刻')} <span className="number">{date}</span>
            </span>
            <time className={styles['clockTime']}>{time}</time>
            <p className={styles['plain']}>{extension}</p>
          </div>
          <Price {...props} />
        </div>
      </div>
    </RoomDirection>
  )
}
