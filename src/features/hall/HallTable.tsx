import type { ReactNode } from 'react'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from './HallTable.module.css'
import { LivePrice } from './LivePrice.tsx'
import { type HallRow, LiveRow, useRefresh } from './LiveRow.tsx'
import type { HallState } from './queries.ts'

type Props = {
  rows: readonly ListingRow[]
  state: HallState
  caption: string
  /** Px at the plain size of type. */
  rowHeight: number
  /** Around the name of each. */
  withName?: ((name: ReactNode, row: ListingRow) => ReactNode) | undefined
}

const widthOf = (px: number) => `calc(${px}px * var(--type-scale))`

const asItIs = (name: ReactNode) => name

/** The columns of each state (HM-09). */
function useColumns({ state, rows, withName = asItIs }: Pick<Props, 'state' | 'rows' | 'withName'>): Column<HallRow>[] {
  const t = useT()
  const kinds = rows.map(({ typeCode }) => typeCode)
  const name: Column<HallRow> = {
    key: 'name',
    header: t('标的名称'),
    lang: 'zh-CN',
    isPrimary: true,
    render: ({ row, live }) =>
      withName(<ListingLink row={row} className={`${styles['name']} clamp`} title={listingName(row)} />, live),
  }
  const organiser: Column<HallRow> = {
    key: 'organiser',
    header: state === 1 ? t('竞价组织方') : t('组织方'),
    width: widthOf(138),
    lang: 'zh-CN',
    isMuted: true,
    className: 'ellipsis',
    render: () => brand.operator,
  }
  const price: Column<HallRow> = {
    key: 'price',
    header: t(state === 1 ? priceName('current', ...kinds) : startPriceName('list', ...kinds)),
    width: widthOf(196),
    align: 'right',
    isPrice: true,
    render: ({ row, live }) =>
      state === 1 ? <LivePrice row={live} /> : <PriceText price={row.startPrice ?? null} row={row} />,
  }
  const rate: Column<HallRow> = {
    key: 'rate',
    header: t('溢价率'),
    width: widthOf(84),
    align: 'right',
    className: styles['rate'],
    render: ({ live }) => premiumRate(live),
  }
  const time: Column<HallRow> = {
    key: 'time',
    header: state === 1 ? t('剩余时间') : t('距开始'),
    width: widthOf(178),
    align: 'right',
    render: ({ live }) => <TimeLeft deadline={live.deadline ?? null} />,
  }
  return state === 1 ? [name, organiser, price, rate, time] : [name, organiser, price, time]
}

/** The rows of the hall, live over push (HM-09, LS-02). */
export function HallTable({ rows, state, caption, rowHeight, withName }: Props) {
  const refresh = useRefresh()
  const columns = useColumns({ state, rows, withName })
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ assetsId }) => assetsId}
      rowHeight={rowHeight}
      renderRow={(row, tr) => (
        <LiveRow row={row} onLeave={refresh}>
          {tr}
        </LiveRow>
      )}
    />
  )
}
