import type { ReactNode } from 'react'
import type { Tone } from '../display/tone.ts'
import styles from './Callout.module.css'

type Props = {
  tone?: Tone
  /** Set if it may appear while the screen is open. */
  role?: 'status' | 'alert' | 'note' | undefined
  /** At the right end. */
  actions?: ReactNode
  children: ReactNode
}

/** A few sentences, or a list, on a tint of their tone. */
export function Callout({ tone = 'neutral', role, actions, children }: Props) {
  return (
    <div className={[styles['callout'], styles[tone]].filter(Boolean).join(' ')} role={role}>
      <div className={styles['text']}>{children}</div>
      {actions}
    </div>
  )
}
