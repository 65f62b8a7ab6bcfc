import type { ReactNode } from 'react'
import styles from './ListRow.module.css'

type Props = {
  /** At the left: a checkbox, a picture. */
  lead?: ReactNode
  title: ReactNode
  /** Of the title, where it is not in the reader's language. */
  lang?: string
  /** Below the title: states, numbers, times. */
  facts?: ReactNode
  /** Below the facts. */
  children?: ReactNode
  /** Right of the text: a price, a deadline. */
  aside?: ReactNode
  /** At the right end: what can be done, where the row leads. */
  actions?: ReactNode
}

/** A row of a `ul` in a card, for content that is not a table; on a narrow screen `aside` and `actions` are on a second line. */
export function ListRow({ lead, title, lang, facts, children, aside, actions }: Props) {
  return (
    <li className={styles['row']}>
      {lead}
      <div className={styles['text']}>
        <p className={styles['title']} lang={lang}>
          {title}
        </p>
        {facts && <p className={styles['facts']}>{facts}</p>}
        {children}
      </div>
      {aside && <div className={styles['aside']}>{aside}</div>}
      {actions}
    </li>
  )
}
