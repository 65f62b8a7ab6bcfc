import { type ReactNode, useEffect, useRef } from 'react'
import styles from './done.module.css'

type Props = { title: string; children: ReactNode }

/** It is done, and this is what comes next. The heading takes the focus, since the form that had it is gone. */
export function Done({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles['done']}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden className={styles['sign']}>
        <circle cx="24" cy="24" r="22" />
        <path d="m14 24.500 7 7 13-15" />
      </svg>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
