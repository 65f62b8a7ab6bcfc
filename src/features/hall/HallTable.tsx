import type { ListingRow } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { HallRow } from './HallRow.tsx'
import styles from './HallTable.module.css'
import type { HallState } from './queries.ts'
import { useTurns } from './use-turns.ts'
import { hallColumns } from './words.ts'

type Props = { rows: readonly ListingRow[]; state: HallState; caption: string }

/** The list of the hall: on the home page and at /hall, live over push (HM-09, LS-02). On small screens rows are cards. */
export function HallTable({ rows, state, caption }: Props) {
  const t = useT()
  const onTurn = useTurns()
  return (
    <table className={styles['table']}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {hallColumns[state].map(({ key, word }) => (
            <th key={key} scope="col" className={styles[key]}>
              {t(word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HallRow key={row.assetsId} row={row} state={state} onTurn={onTurn} />
        ))}
      </tbody>
    </table>
  )
}
