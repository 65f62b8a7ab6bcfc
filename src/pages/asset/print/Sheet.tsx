import type { AssetDetail } from '#src/model/listing/detail.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Announcement } from '../sections/Announcement.tsx'
import styles from './Sheet.module.css'

/** What is put on paper below the price: the whole announcement, whom to ask, and where it came from. */
export function Sheet({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <div className={styles['sheet']}>
      <Announcement asset={asset} />
      <ul className={styles['contacts']} lang="zh-CN">
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
