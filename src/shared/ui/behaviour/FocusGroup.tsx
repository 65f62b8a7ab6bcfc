import type { ReactNode, Ref } from 'react'
import { keepFocus } from './focus.ts'
import styles from './FocusGroup.module.css'

type Props = { label: string; ref?: Ref<HTMLDivElement>; children: ReactNode }

/** Blocks one below the other. When the focused element is removed, the group takes the focus. */
export function FocusGroup({ label, ref = keepFocus, children }: Props) {
  return (
    <div className={styles['group']} role="group" aria-label={label} tabIndex={-1} ref={ref}>
      {children}
    </div>
  )
}
