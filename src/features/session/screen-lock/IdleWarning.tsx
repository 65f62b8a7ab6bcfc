import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { useIdle } from './idle-warning.ts'
import { continueSession, warningMs } from './idle-timeout.ts'
import styles from './IdleWarning.module.css'
import { lockNow } from './screen-lock-sync.ts'

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A native dialog puts the focus here when it opens. */
const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

/** Shown two minutes before an idle session locks itself: the time left and a button to stay (WCAG 2.2.1). */
export default function IdleWarning() {
  const t = useT()
  const locksAt = useIdle((idle) => idle.locksAt)
  const now = useNow()
  if (locksAt === null) return null
  const left = Math.min(Math.max(0, Math.ceil((locksAt - now) / 1000)), warningMs / 1000)
  return (
    <Dialog title={t('即将自动锁屏')} size="small" onClose={continueSession}>
      <p>{t('您已有一段时间没有操作。为保护账户安全，屏幕即将锁定；已填写的内容不会丢失。')}</p>
      <p role="timer" aria-label={t('距离锁屏')} className={styles['countdown']}>
        {clock(left)}
      </p>
      <Actions align="end">
        <Button onClick={() => lockNow()}>{t('立即锁屏')}</Button>
        <Button ref={focusFirst} look="primary" onClick={continueSession}>
          {t('继续使用')}
        </Button>
      </Actions>
    </Dialog>
  )
}
