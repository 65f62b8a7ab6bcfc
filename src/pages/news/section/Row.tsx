import type { ReactNode } from 'react'
import { safeHref } from '#src/shared/lib/navigation/safe-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { openOuter } from '#src/shared/ui/action/open-outer.ts'
import styles from './section.module.css'

/** Spec 5: a title beside one other column. */
export const titleMax = 60

type Props = { title: ReactNode; day: string; tags?: ReactNode; lead?: ReactNode; children?: ReactNode }

/** One document of a list: a title that opens it, its day and its tags. */
export function Row({ title, day, tags, lead, children }: Props) {
  return (
    <li className={styles['row']}>
      {lead}
      <div className={styles['text']}>
        <p className={styles['title']} lang="zh-CN">
          {title}
        </p>
        {children}
        <p className={styles['facts']}>
          {tags}
          <time className="number" dateTime={day}>
            {day}
          </time>
        </p>
      </div>
    </li>
  )
}

type OuterProps = { address: string | null | undefined; title: string; children: ReactNode }

/** The title of a document of another site, which opens in a new tab after a notice. */
export function OuterTitle({ address, title, children }: OuterProps) {
  const t = useT()
  const href = safeHref(address)
  if (href === null) return children
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
      onClick={(event) => {
        event.preventDefault()
        openOuter(href)
      }}
    >
      {children} <span className={styles['outer']}>{t('外部链接')}</span>
    </a>
  )
}
