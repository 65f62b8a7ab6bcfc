import { useT } from '#src/shared/lib/i18n.ts'
import styles from '../branch-map.module.css'
import type { Place } from '../places.ts'

const shownMax = 5

/** The places with the most listings, at a glance; the table holds the same for everybody. */
export function Ranking({ places }: { places: readonly Place[] }) {
  const t = useT()
  const first = [...places].sort((a, b) => b.listings - a.listings).slice(0, shownMax)
  const most = Math.max(1, first[0]?.listings ?? 0)
  return (
    <div className={styles['ranking']} aria-hidden>
      <p>{t('挂牌宗数前五')}</p>
      <ol>
        {first.map(({ adcode, region, listings }) => (
          <li key={adcode ?? region}>
            <span>{region}</span>
            <span className="number">{listings}</span>
            <i style={{ width: `${(listings / most) * 100}%` }} />
          </li>
        ))}
      </ol>
    </div>
  )
}
