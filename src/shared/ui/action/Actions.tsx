import type { ReactNode } from 'react'
import styles from './Actions.module.css'

type Props = {
  align?: 'start' | 'center' | 'end'
  /** Holds more than buttons and links. */
  isPrinted?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Buttons and links side by side, the most important first, in a dialog last and at its right edge; not printed unless they are
 * more than that.
 */
export function Actions({ align, isPrinted = false, className, children }: Props) {
  const names = [!isPrinted && 'noPrint', styles['actions'], align && styles[align], className]
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>
}
