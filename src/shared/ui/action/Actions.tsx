import type { ReactNode } from 'react'
import styles from './Actions.module.css'

type Props = { align?: 'start' | 'center' | 'end'; className?: string | undefined; children: ReactNode }

/** Buttons and links side by side, the most important first; not printed. */
export function Actions({ align = 'start', className = '', children }: Props) {
  return <div className={`noPrint ${styles['actions']} ${styles[align]} ${className}`}>{children}</div>
}
