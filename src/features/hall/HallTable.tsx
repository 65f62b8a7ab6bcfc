import type { ReactNode } from 'react'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import { HallRow } from './HallRow.tsx'
import styles from './HallTable.module.css'
import type { HallState } from './queries.ts'
import { useTurns } from './use-turns.ts'
import { hallColumns } from './labels.ts'

type Props = {
  rows: readonly ListingRow[]
  state: HallState
  caption: string
  noteOf?: ((row: ListingRow) => ReactNode) | undefined
}

const rowHeight = 44
const notedHeight = 60

/** The rows of the hall, live over push (HM-09, LS-02). On small screens they are cards. */
export function HallTable({ rows, state, caption, noteOf }: Props) {
  const t = useT()
  const onTurn = useTurns()
  const head = hallColumns[state].map(({ key, word }) => (
    <th key={key} scope="col" className={styles[key]}>
      {t(word)}
    </th>
  ))
  return (
    <ListTable caption={caption} rowHeight={noteOf ? notedHeight : rowHeight} className={styles['hall']} head={head}>
      {rows.map((row) => (
        <HallRow key={row.assetsId} row={row} state={state} onTurn={onTurn} noteOf={noteOf} />
      ))}
    </ListTable>
  )
}
