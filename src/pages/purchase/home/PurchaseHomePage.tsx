import { useCorrectAddress } from '#src/shared/lib/query/use-correct-address.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { Charts } from './charts/Charts.tsx'
import { Deadlines } from './Deadlines.tsx'
import { Entrance } from './Entrance.tsx'
import { Figures } from './Figures.tsx'
import { homeList } from './home-list.ts'
import { NewestNotices } from './NewestNotices.tsx'
import { NewsColumns } from './NewsColumns.tsx'
import { OpeningWeek } from './OpeningWeek.tsx'
import styles from './home.module.css'

/** The home of the procurement section (PU-01). */
export function PurchaseHomePage() {
  const list = useListState(homeList)
  useCorrectAddress(list)
  return (
    <div className={`content ${styles['page']}`}>
      <Entrance />
      <Figures />
      <div className={styles['columns']}>
        <NewestNotices list={list} />
        <Deadlines list={list} />
      </div>
      <OpeningWeek list={list} />
      <Charts />
      <NewsColumns />
    </div>
  )
}
