import { type CSSProperties, Fragment, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../lib/text/i18n.ts'
import { ScrollBox } from '../behaviour/ScrollBox.tsx'
import { EmptyState, Loading, Skeleton } from '../feedback/query-states.tsx'
import styles from './DataTable.module.css'

export type Column<R> = {
  key: string
  /** Translated. On small screens it precedes each cell of the column. */
  header: ReactNode
  render: (row: R) => ReactNode
  /** Right: money and other figures to compare. */
  align?: 'right' | 'center'
  /** `lang` of the cells. */
  lang?: string
  /** CSS width; columns without one share the rest. */
  width?: string
  /** The heading of the row, and of its card on small screens. */
  isPrimary?: boolean
  /** The actions of the row: without a label on small screens. */
  isActions?: boolean
  /** Whether its cells have a label on small screens; by default all but the primary, action and compact columns. */
  hasLabel?: boolean
  /** Prices stand out. */
  isPrice?: boolean
  /** Less important than other columns. */
  isMuted?: boolean
  /** On small screens beside adjacent compact cells and without a label, instead of on its own line. */
  isCompact?: boolean
  /** May wrap in a table that keeps its columns. */
  wraps?: boolean
  /** The address of a link around the cell's content. */
  to?: (row: R) => string
  className?: string | undefined
}

type Props<R, V> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<V>[]
  /** Undefined while loading. */
  rows: readonly R[] | undefined
  rowKey: (row: R, index: number) => string | number
  /** For rows that change while the table is shown: a component that subscribes to a row and passes live values to its cells. */
  renderRow?: (row: R, tr: (live: V) => ReactNode) => ReactNode
  /** `data-mine` marks a row of the reader's own. */
  rowProps?: (row: V) => HTMLAttributes<HTMLTableRowElement> & { [name: `data-${string}`]: string | undefined }
  empty?: ReactNode
  /** The headings stay without rows, so that nothing moves when the first one appears. */
  keepsHead?: boolean
  /** px at normal type size. */
  rowHeight?: number
  /** px that the columns need at normal type size: where there is less, as in large type, the table scrolls in its box. */
  minWidth?: number
  /** Smaller type, for many columns. */
  isDense?: boolean
  /** On small screens a row is a card, or the table keeps its columns and scrolls within its box. */
  narrow?: 'cards' | 'columns'
  /** The box of a table that keeps its columns or has a `minWidth`. A label makes it a stop of the Tab key: needed if no cell takes the focus. */
  box?: { label?: string } & Omit<HTMLAttributes<HTMLElement>, 'aria-label'>
  /** If `rows` are the visible part of a long list: index of the first, total number, px of the rows above and below. */
  part?: { from: number; count: number; above: number; below: number }
  /** `lang` of the rows. */
  lang?: string
  className?: string | undefined
}

/** Grey lines of the size of the rows. */
export function TableSkeleton({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <div className={styles['skeleton']} style={{ '--row-height': `${rowHeight}px` } as CSSProperties}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index}>
          <Skeleton height={16} />
        </span>
      ))}
    </div>
  )
}

const lookOf = ({ align, isActions, isPrice, isMuted, isCompact, isPrimary, wraps, className }: Column<never>) => {
  const names = [
    align && styles[align],
    isActions && 'noPrint',
    isPrice && styles['price'],
    isMuted && styles['muted'],
    isCompact && styles['compact'],
    wraps && styles['wraps'],
    isPrimary && styles['primary'],
    className,
  ]
  return names.filter(Boolean).join(' ') || undefined
}

function Cell<V>({ column, row }: { column: Column<V>; row: V }) {
  const { header, lang, isPrimary, isActions, isCompact, render, to } = column
  const { hasLabel = ![isPrimary, isActions, isCompact].includes(true) } = column
  const common = {
    className: lookOf(column),
    lang,
    'data-label': hasLabel && typeof header === 'string' ? header : undefined,
  }
  const content = to ? (
    <Link className={styles['link']} to={to(row)}>
      {render(row)}
    </Link>
  ) : (
    render(row)
  )
  return isPrimary ? (
    <th scope="row" {...common}>
      {content}
    </th>
  ) : (
    <td {...common}>{content}</td>
  )
}

type RowProps<V> = { row: V; index: number | undefined } & Pick<Props<V, V>, 'columns' | 'rowProps'>

function Row<V>({ row, index, columns, rowProps }: RowProps<V>) {
  return (
    <tr aria-rowindex={index} {...rowProps?.(row)}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  )
}

const asItIs = <R,>(row: R, tr: (live: R) => ReactNode) => tr(row)

/** In place of rows that are out of view. */
const Space = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden className="noPrint" style={{ height }} />

function Box({ label, className = '', ...rest }: NonNullable<Props<never, never>['box']>) {
  const look = `${styles['box']} ${className}`
  if (label === undefined) return <div {...rest} className={look} />
  return <ScrollBox {...rest} label={label} className={look} />
}

type FullProps<R, V> = Omit<Props<R, V>, 'rows'> & { rows: readonly R[] }

function Table<R, V>({ columns, rows, rowKey, narrow = 'cards', rowHeight = 48, minWidth, ...props }: FullProps<R, V>) {
  const { renderRow = asItIs as NonNullable<typeof props.renderRow>, rowProps, part } = props
  const isWide = minWidth !== undefined
  const look = [
    styles['table'],
    styles[narrow],
    isWide && styles['wide'],
    props.isDense && styles['dense'],
    props.className,
  ]
  const table = (
    <table
      className={look.filter(Boolean).join(' ')}
      style={{ '--row-height': `${rowHeight}px`, ...(isWide && { '--min-width': `${minWidth}px` }) } as CSSProperties}
      aria-rowcount={part && part.count + 1}
    >
      <caption className="visuallyHidden">{props.caption}</caption>
      <thead>
        <tr aria-rowindex={part && 1}>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={lookOf(column)} style={{ width: column.width }}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang={props.lang}>
        {part && <Space height={part.above} />}
        {rows.map((row, index) => (
          <Fragment key={rowKey(row, index)}>
            {renderRow(row, (live) => (
              <Row row={live} index={part && part.from + index + 2} columns={columns} rowProps={rowProps} />
            ))}
          </Fragment>
        ))}
        {part && <Space height={part.below} />}
      </tbody>
    </table>
  )
  return narrow === 'columns' || isWide ? <Box {...props.box}>{table}</Box> : table
}

/** A table that fills its card; on small screens each row is a card with labels. */
export function DataTable<R, V = R>({ rows, empty, keepsHead, ...props }: Props<R, V>) {
  const t = useT()
  const { rowHeight = 48 } = props
  if (!rows)
    return (
      <Loading>
        <TableSkeleton rows={5} rowHeight={rowHeight} />
      </Loading>
    )
  return (
    <>
      {(rows.length > 0 || keepsHead) && <Table {...props} rows={rows} />}
      {rows.length === 0 && (empty ?? <EmptyState text={t('暂无数据')} minHeight={rowHeight * 3} />)}
    </>
  )
}
