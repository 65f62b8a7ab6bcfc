import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../branch-map.module.css'
import type { Chosen } from '../categories.ts'
import type { Place } from '../places.ts'
import { PlaceLink } from './PlaceLink.tsx'

const shownMax = 5

/** The places with the most listings, each with a link to its list. */
export function Ranking({ places, chosen }: { places: readonly Place[]; chosen: Chosen }) {
  const t = useT()
  const first = [...places].sort((a, b) => b.listings - a.listings).slice(0, shownMax)
  const most = Math.max(1, first[0]?.listings ?? 0)
  return (
    <div className={`${styles['inset']} ${styles['ranking']}`}>
      <p id="map-ranking">{t('挂牌宗数前五')}</p>
      <ol aria-labelledby="map-ranking">
        {first.map((place) => (
          <li key={place.adcode ?? place.region}>
            <PlaceLink place={place} chosen={chosen} className={styles['ranked']}>
              <span lang="zh-CN">{place.region}</span>
              <span className="number">{place.listings}</span>
              <i style={{ width: `${(place.listings / most) * 100}%` }} />
            </PlaceLink>
          </li>
        ))}
      </ol>
    </div>
  )
}
