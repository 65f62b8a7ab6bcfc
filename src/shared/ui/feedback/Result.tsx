import type { ReactNode } from 'react'
import { Actions } from '../action/Actions.tsx'
import styles from './Result.module.css'

type Props = {
  title: ReactNode
  /** Of the title's heading. */
  level?: 1 | 2 | 3
  role?: 'status' | 'alert' | undefined
  /** What can be done next. */
  actions?: ReactNode
  children?: ReactNode
}

/** What came of something, in place of the block where it was done: a title, what follows from it, the next steps. */
export function Result({ title, level = 2, role, actions, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['result']} role={role}>
      <Heading>{title}</Heading>
      {children}
      {actions && <Actions align="center">{actions}</Actions>}
    </div>
  )
}
