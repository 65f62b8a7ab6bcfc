import { useT } from '#src/shared/lib/text/i18n.ts'
import { bands } from './bands.ts'
import styles from '../branch-map.module.css'

/** The meaning of the map's colours and marks. */
export function Legend() {
  const t = useT()
  return (
    <div className={`${styles['inset']} ${styles['legend']}`}>
      <p id="map-bands">{t('挂牌宗数')}</p>
      <ul aria-labelledby="map-bands">
        {bands.map(({ label, colour }) => (
          <li key={label}>
            <span className={styles['swatch']} style={{ background: `var(--${colour})` }} />
            {label}
          </li>
        ))}
      </ul>
      <ul aria-label={t('图例')}>
        <li>
          <span className={styles['headMark']} />
          {t('总部')}
        </li>
        <li>
          <span className={styles['branchMark']} />
          {t('分支机构')}
        </li>
      </ul>
    </div>
  )
}
