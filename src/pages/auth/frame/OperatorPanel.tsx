import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './frame.module.css'

/** A river of parallel lines, which becomes a rising price line at its bend. */
function River() {
  const banks = Array.from({ length: 9 }, (_, index) => index)
  return (
    <svg className={styles['river']} viewBox="0 0 520 640" preserveAspectRatio="xMaxYMin slice" aria-hidden>
      {banks.map((index) => (
        <path
          key={index}
          d={`M-40 ${610 - index * 26}C120 ${640 - index * 22} 150 ${520 - index * 16} 250 ${500 - index * 17}S420 ${470 - index * 20} 560 ${250 - index * 24}`}
          className={index === 4 ? styles['stream'] : undefined}
        />
      ))}
      <circle cx="466.5" cy="293.6" r="7" />
    </svg>
  )
}

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
      <River />
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
