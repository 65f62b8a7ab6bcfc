import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from '../enrol.module.css'

/** The bidder number in the room, the room's address and opening hours. */
export function RoomBlock({ detail, bidNo }: { detail: EnrolDetail; bidNo: string }) {
  const t = useT()
  const now = useNow()
  const { asset, opensAt, closesAt, can } = detail
  const address = linkToOwn.quoteHall(asset.assetsId)
  const isEarly = now < opensAt
  return (
    <Card title={t('竞价厅')} body="padded">
      <div className={styles['room']}>
        <div className={styles['stack']}>
          <p className={styles['bidNo']}>
            {t('竞买号')} <strong className="number">{bidNo}</strong>
          </p>
          <Facts
            layout="columns"
            items={[
              { label: t('竞价开始'), value: exactTime(opensAt) },
              { label: now >= closesAt && !can.enter ? t('竞价结束') : t('预计结束'), value: exactTime(closesAt) },
            ]}
          />
          {can.enter && (
            <>
              <p className={styles['meta']}>
                <span>{isEarly ? t('距竞价开始') : t('距预计结束')}</span>
                <TimeLeft deadline={isEarly ? opensAt : closesAt} />
              </p>
              <Actions>
                <Button look="primary" to={address}>
                  {t('进入竞价厅')}
                </Button>
              </Actions>
            </>
          )}
        </div>
        {can.enter && (
          <p className={styles['qr']}>
            <QrCode text={new URL(address, document.baseURI).href} label={t('竞价厅二维码')} />
            <span className="muted">{t('手机扫码进入竞价厅')}</span>
          </p>
        )}
      </div>
    </Card>
  )
}
