import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './UnreadBadge.module.css'

/** The number of unread messages, 99+ at most; nothing when all are read. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useT()
  if (count <= 0) return null
  return (
    <span className={styles['badge']}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visuallyHidden">{t('{{count}} 条未读', { count })}</span>
    </span>
  )
}
