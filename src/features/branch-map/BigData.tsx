import { useState } from 'react'
import { mapCategories } from '#src/model/statistics/schema.ts'
import { layout } from '#src/shared/config/tokens.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import styles from './branch-map.module.css'
import { type Chosen, toggled } from './categories.ts'
import { CategoryToggles } from './CategoryToggles.tsx'
import { Credit } from './Credit.tsx'
import { countText } from './figures/figure-text.ts'
import { PlaceTable } from './figures/PlaceTable.tsx'
import { Ranking } from './figures/Ranking.tsx'
import { Totals } from './figures/Totals.tsx'
import { Legend } from './map/Legend.tsx'
import { MapBlock } from './MapBlock.tsx'
import { MapView } from './MapView.tsx'
import { isListExact } from './place-link.ts'
import type { Place } from './places.ts'

/** Explains why the map counts fewer listings than the totals above it: those are of the whole exchange. */
function CountNote({ places, chosen }: { places: readonly Place[]; chosen: Chosen }) {
  const t = useT()
  const count = countText(places.reduce((sum, { listings }) => sum + listings, 0))
  return (
    <p className={styles['note']}>
      {t('上方四项为全所数据，含资产合作，不随所选类别变化；地图和表格只统计所选类别，共 {{count}} 宗。', { count })}
      {!isListExact(chosen) && t('点选地区打开的是该地区全部类型的项目，宗数可能更多。')}
    </p>
  )
}

/** 产权大数据: four totals, and a map of the branches coloured by the listings of each region (HM-12 … HM-14). */
export function BigData() {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen>(mapCategories)
  const [view, setView] = useState<'map' | 'table'>('map')
  return (
    <Card
      title={t('产权大数据')}
      body="padded"
      actions={
        <Segments
          label={t('显示方式')}
          options={[
            ['map', t('地图')],
            ['table', t('表格')],
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      <Totals />
      <CategoryToggles chosen={chosen} onToggle={(category) => setChosen((before) => toggled(before, category))} />
      <MapBlock chosen={chosen} height={layout.mapHeight}>
        {(data) => (
          <>
            <CountNote places={data.places} chosen={chosen} />
            {view === 'map' && (
              <div className={styles['mapArea']}>
                <MapView
                  data={data}
                  chosen={chosen}
                  height={layout.mapHeight}
                  label={t('分支机构分布与挂牌统计地图，同样的数据见表格')}
                />
                <Legend />
                <Ranking places={data.places} chosen={chosen} />
              </div>
            )}
            <PlaceTable places={data.places} chosen={chosen} isHidden={view === 'map'} />
          </>
        )}
      </MapBlock>
      <Credit />
    </Card>
  )
}
