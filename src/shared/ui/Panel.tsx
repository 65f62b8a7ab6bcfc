import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './Panel.module.css'

type Props = {
  title?: string
  /** On the title's line: tabs, in place of the title or beside it. */
  tabs?: ReactNode
  /** At the right end: search, 更多. */
  tools?: ReactNode
  children: ReactNode
  className?: string | undefined
  label?: string
}

/** One block of a page: a title with a short rule, its tabs on the same line, 更多 at the right. */
export function Panel({ title, tabs, tools, children, className = '', label }: Props) {
  const id = useId()
  return (
    <section
      className={`${styles['panel']} ${className}`}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      <div className={styles['head']}>
        {title && (
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
        )}
        {tabs}
        {tools && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}

export const moreClass = styles['more'] ?? ''
