import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './branch-map.module.css'

/** Required by the licence of the map data (ODbL); see public/map/README.md. */
export function Credit() {
  const t = useT()
  return (
    <p className={`muted ${styles['credit']}`}>
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {t('地图数据 © OpenStreetMap 贡献者')}
      </a>
    </p>
  )
}
