import type { ReactNode } from 'react'
import { HallTable } from '#src/features/hall/HallTable.tsx'
import type { HallLayout } from '#src/features/hall/HallList.tsx'
import { LiveRow, useRefresh } from '#src/features/hall/LiveRow.tsx'
import type { HallState } from '#src/features/hall/queries.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { TableSkeleton } from '#src/shared/ui/list/DataTable.tsx'
import type { HallView } from '../list/hall-address.ts'
import { AssetCard, AssetCardSkeleton } from './AssetCard.tsx'
import styles from './layout.module.css'
import { RowHead } from './RowHead.tsx'

type CardsProps = { rows: readonly ListingRow[]; caption: string }

function Cards({ rows, caption }: CardsProps) {
  const refresh = useRefresh()
  return (
    <ul className={styles['cards']} aria-label={caption}>
      {rows.map((row) => (
        <li key={row.assetsId}>
          <LiveRow row={row} onLeave={refresh}>
            {({ live }) => <AssetCard row={live} />}
          </LiveRow>
        </li>
      ))}
    </ul>
  )
}

/** Px at the plain size of type. */
const rowHeight = 84
const headOf = (name: ReactNode, row: ListingRow) => <RowHead name={name} row={row} />

/** The hall as cards, or as rows with the columns of HM-09, with their skeletons of the same size. */
export function hallLayout(view: HallView, state: HallState, size: number): HallLayout {
  if (view === 'rows')
    return {
      className: styles['space'],
      loading: <TableSkeleton rows={size} rowHeight={rowHeight} />,
      rowsOf: (rows, caption) => (
        <div className={styles['rows']}>
          <HallTable rows={rows} state={state} caption={caption} rowHeight={rowHeight} withName={headOf} />
        </div>
      ),
    }
  return {
    className: styles['space'],
    loading: (
      <div className={styles['cards']}>
        {Array.from({ length: size }, (_, index) => (
          <AssetCardSkeleton key={index} />
        ))}
      </div>
    ),
    rowsOf: (rows, caption) => <Cards rows={rows} caption={caption} />,
  }
}
