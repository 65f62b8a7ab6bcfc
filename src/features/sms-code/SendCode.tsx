import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './sms-code.module.css'

/** The exchange sends one code a minute to a phone. */
const pauseSeconds = 60

type Props = { sentAt: number | null; busy: boolean; onSend: () => void }

/**
 * Requests a code; for a minute afterwards, by the exchange's clock, it shows how long to wait. The same button before, during
 * and after that minute: one that is replaced under the pointer loses the click.
 */
export function SendCode({ sentAt, busy, onSend }: Props) {
  const t = useT()
  const left = useAtBeat((now) => {
    if (sentAt === null) return 0
    return Math.min(Math.max(Math.ceil((sentAt + pauseSeconds * 1000 - now) / 1000), 0), pauseSeconds)
  })
  const label = left > 0 ? t('{{count}} 秒后重新获取', { count: left }) : t('获取验证码')
  return (
    <Button className={styles['send'] ?? ''} disabled={left > 0} isBusy={busy} onClick={onSend}>
      {busy ? t('正在发送…') : label}
    </Button>
  )
}
