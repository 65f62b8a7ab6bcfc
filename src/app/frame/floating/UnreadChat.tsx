import { useDesk } from '#src/features/customer-service/desk-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './FloatingWindow.module.css'

/** The number of unread answers of the service desk. */
export function UnreadChat() {
  const t = useT()
  const unread = useDesk((desk) => desk.unread)
  if (unread === 0) return null
  return (
    <span className={`${styles['badge']} number`}>
      {unread > 99 ? '99+' : unread}
      <span className="visuallyHidden">{t('条未读消息')}</span>
    </span>
  )
}
