import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../branch-map.module.css'
import type { Chosen } from '../categories.ts'
import { isListExact } from '../place-link.ts'
import type { Place } from '../places.ts'
import { countText } from '../map/tooltip.ts'

/** Why the map holds fewer listings than the totals above it: they are of the whole exchange, it is of the chosen categories. */
export function Counted({ places, chosen }: { places: readonly Place[]; chosen: Chosen }) {
  const t = useT()
  const count = countText(places.reduce((sum, { listings }) => sum + listings, 0))
  return (
    <p className={styles['counted']}>
      {t('上方四项为全所数据，含资产合作，不随所选类别变化；地图和表格只统计所选类别，共 {{count}} 宗。', { count })}
      {!isListExact(chosen) && t('点选地区打开的是该地区全部类型的项目，宗数可能更多。')}
    </p>
  )
}
