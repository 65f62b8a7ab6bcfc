import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './sms-code.module.css'

/** The exchange sends one code a minute to a phone. */
const pauseSeconds = 60

type Props = { sentAt: number | null; busy: boolean; onSend: () => void }

function Send({ busy, onSend, left }: { busy: boolean; onSend: () => void; left: number }) {
  const t = useT()
  const rest = left > 0 ? t('{{count}} 秒后重新获取', { count: left }) : t('获取验证码')
  return (
    <Button className={styles['send'] ?? ''} disabled={left > 0} aria-disabled={busy} onClick={onSend}>
      {busy ? t('正在发送…') : rest}
    </Button>
  )
}

function Waiting({ sentAt, ...rest }: Props & { sentAt: number }) {
  const left = Math.ceil((sentAt + pauseSeconds * 1000 - useNow()) / 1000)
  return <Send {...rest} left={Math.min(left, pauseSeconds)} />
}

/** Has the code sent; for a minute afterwards, by the exchange's clock, it says how long to wait. */
export function SendCode({ sentAt, busy, onSend }: Props) {
  if (sentAt === null) return <Send busy={busy} onSend={onSend} left={0} />
  return <Waiting sentAt={sentAt} busy={busy} onSend={onSend} />
}
