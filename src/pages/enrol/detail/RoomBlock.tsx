import { Link } from 'react-router-dom'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from '../enrol.module.css'
import { FactList } from '../confirm/FormFacts.tsx'

/** Under which number the bidder stands in the room, where it is and when it opens. */
export function RoomBlock({ detail, bidNo }: { detail: EnrolDetail; bidNo: string }) {
  const t = useT()
  const now = useNow()
  const { asset, opensAt, closesAt, can } = detail
  const address = linkTo.quoteHall(asset.assetsId)
  const isEarly = now < opensAt
  return (
    <section className={styles['panel']} aria-label={t('报价大厅')}>
      <h2 className={styles['step']}>{t('报价大厅')}</h2>
      <div className={styles['room']}>
        <div>
          <p className={styles['bidNo']}>
            {t('竞买号')} <strong className="number">{bidNo}</strong>
          </p>
          <FactList
            facts={[
              [t('竞价开始'), exactTime(opensAt)],
              [now >= closesAt && !can.enter ? t('竞价结束') : t('预计结束'), exactTime(closesAt)],
            ]}
          />
          {can.enter && (
            <p className={`${styles['meta']} ${styles['after']}`}>
              <span>{isEarly ? t('距竞价开始') : t('剩余时间')}</span>
              <CountdownText deadline={isEarly ? opensAt : closesAt} />
            </p>
          )}
          {can.enter && (
            <div className={`${styles['buttons']} ${styles['after']}`}>
              <Link className={styles['primary']} to={address}>
                {t('进入报价大厅')}
              </Link>
            </div>
          )}
        </div>
        {can.enter && (
          <p className={styles['qr']}>
            <QrCode text={new URL(address, document.baseURI).href} label={t('报价大厅二维码')} />
            <span className={styles['note']}>{t('手机扫码进入报价大厅')}</span>
          </p>
        )}
      </div>
    </section>
  )
}
