import { useState } from 'react'
import { layout } from '#src/shared/config/tokens.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Empty, ErrorFace, Skeleton } from '#src/shared/ui/faces.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import styles from './branch-map.module.css'
import { type Chosen, toggled } from './categories.ts'
import { CategoryToggles } from './parts/CategoryToggles.tsx'
import { Credit } from './parts/Credit.tsx'
import { Legend } from './parts/Legend.tsx'
import { MapView } from './parts/MapView.tsx'
import { PlaceTable } from './parts/PlaceTable.tsx'
import { Totals } from './parts/Totals.tsx'
import { useMapData } from './queries.ts'
import { mapCategories } from '#src/model/statistics/schema.ts'

type View = 'map' | 'table'

function Figures({ chosen, view }: { chosen: Chosen; view: View }) {
  const t = useT()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMapData(chosen)
  if (isError && (!data || isPlaceholderData))
    return <ErrorFace onRetry={() => void refetch()} busy={isFetching} minHeight={layout.mapHeight} />
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton height={layout.mapHeight} />
      </div>
    )
  if (data.places.length === 0) return <Empty minHeight={layout.mapHeight} />
  return (
    <div aria-busy={isPlaceholderData} className={styles['figures']}>
      {view === 'map' && (
        <>
          <MapView {...data} />
          <Legend />
        </>
      )}
      {/* Never away: out of sight while the map is shown, for readers who cannot see that. */}
      <div
        className={view === 'map' ? 'unseen' : styles['tableBox']}
        {...(view === 'map' ? {} : { tabIndex: 0, role: 'region', 'aria-label': t('各地区挂牌与成交统计') })}
      >
        <PlaceTable places={data.places} />
      </div>
    </div>
  )
}

/** 产权大数据: four totals, and a map of the branches coloured by what is listed in each region (HM-12 … HM-14). */
export function BigData() {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen>(mapCategories)
  const [view, setView] = useState<View>('map')
  const views = { map: t('地图'), table: t('表格') }
  return (
    <Panel
      title={t('产权大数据')}
      tools={
        <div role="group" aria-label={t('显示方式')} className={styles['views']}>
          {(['map', 'table'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {views[one]}
            </button>
          ))}
        </div>
      }
    >
      <div className={styles['body']}>
        <Totals />
        <CategoryToggles chosen={chosen} onToggle={(category) => setChosen((before) => toggled(before, category))} />
        <Figures chosen={chosen} view={view} />
        <Credit />
      </div>
    </Panel>
  )
}
