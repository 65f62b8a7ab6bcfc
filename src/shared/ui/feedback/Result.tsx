import { type ReactNode, useEffect, useRef } from 'react'
import { Actions } from '../action/Actions.tsx'
import { River } from '../display/River.tsx'
import styles from './Result.module.css'

type Props = {
  title: ReactNode
  /** Level of the heading. */
  level?: 1 | 2 | 3
  role?: 'status' | 'alert' | undefined
  /** A check mark above the title. */
  isSuccess?: boolean
  /** The title takes the focus when it appears: the button that led here is gone. */
  takesFocus?: boolean
  /** What can be done next. */
  actions?: ReactNode
  children?: ReactNode
}

/** What came of something, in place of the block where it was done: a title, what follows from it, the next steps. */
export function Result({ title, level = 2, role, isSuccess, takesFocus, actions, children }: Props) {
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles['result']} role={role}>
      <div className={styles['mark']}>
        <River />
        {isSuccess && (
          <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden className={styles['success']}>
            <circle cx="24" cy="24" r="22" />
            <path d="m14 24.500 7 7 13-15" />
          </svg>
        )}
      </div>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      {actions && <Actions align="center">{actions}</Actions>}
    </div>
  )
}
