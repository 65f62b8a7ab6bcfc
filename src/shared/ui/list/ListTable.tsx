import type { CSSProperties, ReactNode } from 'react'
import styles from './ListTable.module.css'

type Props = {
  caption: string
  /** Height of a row, px at the plain size of type. */
  rowHeight: number
  className?: string | undefined
  /** The cells of the heading. */
  head: ReactNode
  lang?: string
  /** The rows. */
  children: ReactNode
}

/** A list with columns, in its panel from edge to edge; on small screens a row is a block of its own. */
export function ListTable({ caption, rowHeight, className = '', head, lang, children }: Props) {
  const size = { '--row-height': `${rowHeight}px` } as CSSProperties
  return (
    <table className={`${styles['table']} ${className}`} style={size}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody lang={lang}>{children}</tbody>
    </table>
  )
}
