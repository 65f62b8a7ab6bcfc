import type { ReactNode } from 'react'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import styles from './deposit.module.css'

/** Of one column: what it holds, translated; money is set to the right, Chinese stays Chinese in every language. */
export type Column = { label: string; holds?: 'money' | 'chinese' | 'name' }
export type Line = { key: string; cells: readonly ReactNode[] }

type Props = {
  caption: string
  /** What stands there without rows, translated. */
  nothing: string
  columns: readonly Column[]
  lines: readonly Line[]
}

const rowHeight = 48

const looks: Readonly<Record<string, string>> = { money: `${styles['money']} number`, name: styles['name'] ?? '' }

const lookOf = ({ holds = 'chinese' }: Column) => (looks[holds] ? { className: looks[holds] } : {})

function Cell({ column, isFirst, children }: { column: Column; isFirst: boolean; children: ReactNode }) {
  const common = {
    'data-label': column.label,
    ...lookOf(column),
    ...(column.holds === 'chinese' || column.holds === 'name' ? { lang: 'zh-CN' } : {}),
  }
  return isFirst ? (
    <th scope="row" {...common}>
      {children}
    </th>
  ) : (
    <td {...common}>{children}</td>
  )
}

/** Rows of money that came or went; on small screens each cell says what it is. */
export function Table({ caption, nothing, columns, lines }: Props) {
  if (lines.length === 0) return <EmptyState text={nothing} />
  const head = columns.map((column) => (
    <th key={column.label} scope="col" {...lookOf(column)}>
      {column.label}
    </th>
  ))
  return (
    <ListTable caption={caption} rowHeight={rowHeight} className={styles['rows']} head={head}>
      {lines.map(({ key, cells }) => (
        <tr key={key}>
          {columns.map((column, index) => (
            <Cell key={column.label} column={column} isFirst={index === 0}>
              {cells[index]}
            </Cell>
          ))}
        </tr>
      ))}
    </ListTable>
  )
}
