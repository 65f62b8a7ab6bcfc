import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { currentPrice, listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from './HallTable.module.css'
import { hallKey, type HallState } from './queries.ts'

/** A row as the list has it, and as it is at this moment. */
type HallRow = { row: ListingRow; live: ListingRow }

type LiveProps = {
  row: ListingRow
  /** The row has left the state of this list. */
  onLeave: () => void
  children: (row: HallRow) => ReactNode
}

function Live({ row, onLeave, children }: LiveProps) {
  const live = useLiveRow(row)
  const hasLeft = Boolean(row.status && live.status && row.status !== live.status)
  useEffect(() => {
    if (hasLeft) onLeave()
  }, [hasLeft, onLeave])
  return children({ row, live })
}

function CurrentPrice({ row, live }: HallRow) {
  const price = currentPrice(live)
  // Only push brings more bids; the new element is tinted once as it appears.
  const hasRisen = (live.biddingCount ?? 0) > (row.biddingCount ?? 0)
  return (
    <span key={price} className={hasRisen ? styles['rise'] : undefined}>
      <PriceText price={price} row={live} />
    </span>
  )
}

/** Rooms close and open in groups; one fetch serves a group. */
const gatherMs = 400

/** Fetches the lists of the hall again; to be called when a row has left the state of its list. */
function useRefresh(): () => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: hallKey }), gatherMs)
  }, [client])
}

type Props = {
  rows: readonly ListingRow[]
  state: HallState
  caption: string
  /** Px at the plain size of type. */
  rowHeight: number
  /** Below the name of each. */
  noteOf?: ((row: ListingRow) => ReactNode) | undefined
}

const widthOf = (px: number) => `calc(${px}px * var(--type-scale))`

/** The columns of each state (HM-09). */
function useColumns({ state, rows, noteOf }: Pick<Props, 'state' | 'rows' | 'noteOf'>): Column<HallRow>[] {
  const t = useT()
  const kinds = rows.map(({ typeCode }) => typeCode)
  const name: Column<HallRow> = {
    key: 'name',
    header: t('标的名称'),
    lang: 'zh-CN',
    isPrimary: true,
    render: ({ row, live }) => (
      <>
        <ListingLink row={row} className={`${styles['name']} clamp`} title={listingName(row)} />
        {noteOf?.(live)}
      </>
    ),
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
      state === 1 ? <CurrentPrice row={row} live={live} /> : <PriceText price={row.startPrice ?? null} row={row} />,
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
export function HallTable({ rows, state, caption, rowHeight, noteOf }: Props) {
  const refresh = useRefresh()
  const columns = useColumns({ state, rows, noteOf })
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ assetsId }) => assetsId}
      rowHeight={rowHeight}
      renderRow={(row, tr) => (
        <Live row={row} onLeave={refresh}>
          {tr}
        </Live>
      )}
    />
  )
}
