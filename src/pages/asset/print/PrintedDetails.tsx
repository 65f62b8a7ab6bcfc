import type { AssetDetail } from '#src/model/listing/detail.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Announcement } from '../sections/Announcement.tsx'
import screen from '../asset.module.css'
import styles from './PrintedDetails.module.css'

/** The part below the price in print: the whole announcement, the contacts, and the source with the time of printing. */
export function PrintedDetails({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <div className={screen['stack']}>
      <Announcement asset={asset} />
      <ul lang="zh-CN">
        {asset.contacts.map(({ role, name, phone }) => (
          <li key={role + phone}>
            {role} {name} {phone}
          </li>
        ))}
      </ul>
      <p className={styles['source']}>
        <span lang="zh-CN">{brand.productName}</span> {location.href}
        <br />
        {t('打印时间 {{time}}', { time: dateTime(serverNow()) })}
      </p>
    </div>
  )
}
