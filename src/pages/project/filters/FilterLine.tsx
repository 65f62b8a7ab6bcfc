import type { ReactNode } from 'react'
import styles from './FilterLine.module.css'

type Props = {
  /** Of the label. */
  id: string
  label: string
  /** Belongs to the choice of the line above. */
  isSub?: boolean | undefined
  /** A button at the right end. */
  end?: ReactNode
  children: ReactNode
}

/** One line of the filters: a label, what can be chosen, and a button at the end. */
export function FilterLine({ id, label, isSub = false, end, children }: Props) {
  return (
    <div className={`${styles['line']} ${isSub ? styles['sub'] : ''}`}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <div className={styles['body']}>{children}</div>
      {end}
    </div>
  )
}
