import type { ReactNode } from 'react'
import { safeHref } from '#src/shared/lib/navigation/safe-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { openOuter } from '#src/shared/ui/action/open-outer.ts'
import styles from './section.module.css'

type Props = { address: string | null | undefined; title: string; children: ReactNode }

/** The title of a document of another site, which opens in a new tab after a notice. */
export function OuterTitle({ address, title, children }: Props) {
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
