import type { ReactNode } from 'react'
import styles from './Callout.module.css'

type Props = {
  tone?: 'neutral' | 'warning'
  /** Where it may appear while the screen is open. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A few sentences, or a list, that the reader should not miss, on a tint of their tone. */
export function Callout({ tone = 'neutral', role, children }: Props) {
  return (
    <div className={`${styles['callout']} ${styles[tone]}`} role={role}>
      {children}
    </div>
  )
}
