import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Charts } from './charts/Charts.tsx'
import { Deadlines } from './Deadlines.tsx'
import { Entrance } from './Entrance.tsx'
import { Figures } from './Figures.tsx'
import { homeList } from './home-list.ts'
import { NewestNotices } from './NewestNotices.tsx'
import { NewsColumns } from './NewsColumns.tsx'
import { OpeningWeek } from './OpeningWeek.tsx'
import styles from './home.module.css'

/** px; of the blocks below the first screen. */
const newsHeight = 300
const chartsHeight = 380

/** The home of the procurement section (PU-01). */
export function PurchaseHomePage() {
  const list = useListState(homeList)
  return (
    <div className={`content ${styles['page']}`}>
      <Entrance />
      <Figures />
      <div className={styles['columns']}>
        <NewestNotices list={list} />
        <Deadlines list={list} />
      </div>
      <OpeningWeek list={list} />
      <LazyInView minHeight={chartsHeight} margin={300}>
        <Charts />
      </LazyInView>
      <LazyInView minHeight={newsHeight} margin={300}>
        <NewsColumns />
      </LazyInView>
    </div>
  )
}
