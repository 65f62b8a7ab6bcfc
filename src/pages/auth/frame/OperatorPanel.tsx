import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { River } from '#src/shared/ui/display/River.tsx'
import styles from './frame.module.css'

/** Beside the card: who runs the exchange, and what a person may rely on. */
export function OperatorPanel() {
  const t = useT()
  const facts = [
    [t('公开'), t('公告、报名、竞价与成交，全程在网上进行')],
    [t('公平'), t('以交易所时间为准，每一次报价都有记录')],
    [t('安全'), t('密码以国密 SM2 加密传输，一次一密')],
  ]
  return (
    <aside className={styles['operator']} data-dark aria-label={t('关于交易所')}>
      <River ground={styles['river']} />
      <p className={styles['name']} lang="zh-CN">
        {brand.operator}
      </p>
      <p lang="en">{brand.operatorEnglish}</p>
      <ul className={styles['facts']}>
        {facts.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
