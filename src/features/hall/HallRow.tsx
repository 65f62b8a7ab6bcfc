import { type ReactNode, useEffect } from 'react'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './HallTable.module.css'
import type { HallState } from './queries.ts'
import { type HallColumn, hallColumns } from './labels.ts'

/** As the list said it, and as it is this moment. */
type Both = { state: HallState; row: ListingRow; live: ListingRow }

function Price({ state, row, live }: Both) {
  if (state === 2) return <PriceText price={row.startPrice ?? null} row={row} />
  const price = currentPrice(live)
  // What push brings is a rise; the new element is tinted once as it appears.
  const hasRisen = (live.biddingCount ?? 0) > (row.biddingCount ?? 0)
  return (
    <span key={price} className={hasRisen ? styles['rise'] : undefined}>
      <PriceText price={price} row={live} />
    </span>
  )
}

const cells: Record<Exclude<HallColumn, 'name'>, (both: Both) => ReactNode> = {
  organiser: () => brand.operator,
  price: (both) => <Price {...both} />,
  rate: ({ live }) => premiumRate(live),
  time: ({ live }) => <CountdownText deadline={live.deadline ?? null} />,
}

type Props = {
  row: ListingRow
  state: HallState
  onTurn: () => void
  /** What stands below the name. */
  noteOf?: ((row: ListingRow) => ReactNode) | undefined
}

/** One asset of the hall. `onTurn`: the exchange said that it has left the state of this list. */
export function HallRow({ row, state, onTurn, noteOf }: Props) {
  const t = useT()
  const live = useLiveRow(row)
  const hasTurned = Boolean(row.status && live.status && row.status !== live.status)
  useEffect(() => {
    if (hasTurned) onTurn()
  }, [hasTurned, onTurn])
  const name = row.showName || row.assetsName
  return (
    <tr>
      {hallColumns[state].map(({ key, word }) =>
        key === 'name' ? (
          <th key={key} scope="row" lang="zh-CN">
            <ListingLink row={row} className={styles['nameLink']} title={name}>
              {name}
            </ListingLink>
            {noteOf?.(live)}
          </th>
        ) : (
          <td key={key} className={styles[key]} data-label={t(word)} lang={key === 'organiser' ? 'zh-CN' : undefined}>
            {cells[key]({ state, row, live })}
          </td>
        ),
      )}
    </tr>
  )
}
