import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  label: ReactNode
  value: ReactNode
  /** Takes the whole line. */
  isWide?: boolean
  /** `lang` of the value, if it is not in the reader's language. */
  lang?: string | undefined
  /** Required if the label is not a plain text. */
  key?: string
}

/** Falsy items are omitted; an empty value is shown as a dash. */
export type FactItems = readonly (Fact | null | false | undefined | '' | 0)[]

type Props = {
  items: FactItems
  /**
   * `rows`: one below the other; `ends`: the same with the values at the right; `columns`: side by side; `tiles`: the label above
   * a large value; `table`: with lines, for documents.
   */
  layout?: 'rows' | 'ends' | 'columns' | 'tiles' | 'table'
  /** Facts side by side, of `columns` and `table`. */
  columns?: 1 | 2 | 3
  /** On a phone the values are below their labels. */
  isStacked?: boolean
  label?: string
  className?: string | undefined
}

const isGiven = (item: Props['items'][number]): item is Fact => Boolean(item)
const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '' || value === false

/** Labels and their values. */
export function Facts({ items, layout = 'rows', columns = 2, isStacked = false, label, className = '' }: Props) {
  const count = layout === 'columns' || layout === 'table' ? columns : 1
  return (
    <dl
      className={`${styles['facts']} ${styles[layout]} ${className}`}
      data-columns={count}
      data-stacked={isStacked || undefined}
      aria-label={label}
    >
      {items.filter(isGiven).map(({ label: name, value, isWide = false, lang, key }, index) => (
        <div key={key ?? (typeof name === 'string' ? name : index)} className={isWide ? styles['wide'] : undefined}>
          <dt>{name}</dt>
          <dd className="number" lang={lang}>
            {isEmpty(value) ? '—' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
