import type { ReactNode } from 'react'
import styles from './account.module.css'

/** A panel whose page or content says already what it is. */
export function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={label}>
      {children}
    </section>
  )
}
