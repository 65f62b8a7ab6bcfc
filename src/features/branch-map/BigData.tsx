import { useState } from 'react'
import { mapCategories } from '#src/model/statistics/schema.ts'
import { layout } from '#src/shared/config/tokens.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './branch-map.module.css'
import { type Chosen, toggled } from './categories.ts'
import { Credit } from './Credit.tsx'
import { MapBlock } from './MapBlock.tsx'
import { MapView } from './MapView.tsx'
import { CategoryToggles } from './parts/CategoryToggles.tsx'
import { Counted } from './parts/Counted.tsx'
import { Legend } from './parts/Legend.tsx'
import { PlaceTable } from './parts/PlaceTable.tsx'
import { Ranking } from './parts/Ranking.tsx'
import { Totals } from './parts/Totals.tsx'
import { Views, type View } from './parts/Views.tsx'

/** 产权大数据: four totals, and a map of the branches coloured by what is listed in each region (HM-12 … HM-14). */
export function BigData() {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen>(mapCategories)
  const [view, setView] = useState<View>('map')
  return (
    <Card title={t('产权大数据')} actions={<Views view={view} onView={setView} />}>
      <div className={styles['body']}>
        <Totals />
        <CategoryToggles chosen={chosen} onToggle={(category) => setChosen((before) => toggled(before, category))} />
        <MapBlock chosen={chosen} height={layout.mapHeight}>
          {({ places, shapes, chart }) => (
            <>
              <Counted places={places} chosen={chosen} />
              {view === 'map' && (
                <>
                  <MapView
                    places={places}
                    chosen={chosen}
                    shapes={shapes}
                    chart={chart}
                    height={layout.mapHeight}
                    label={t('分支机构分布与挂牌统计地图，同样的数据见表格')}
                  />
                  <Legend />
                  <Ranking places={places} chosen={chosen} />
                </>
              )}
              <PlaceTable places={places} chosen={chosen} isHidden={view === 'map'} />
            </>
          )}
        </MapBlock>
        <Credit />
      </div>
    </Card>
  )
}
