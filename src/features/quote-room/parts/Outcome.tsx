import { useEffect } from 'react'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { refusalShown } from '../refusal.ts'
import type { RoomView } from '../room-view.ts'
import { plainAmount } from '../show.ts'
import type { Quoter } from '../use-quoting.ts'
import styles from './quote-box.module.css'

/** An accepted quote is shown this long, or until the next, ms. */
const shownMs = 6_000

function Said({ room, quoter: { quoting, seen } }: { room: RoomView; quoter: Quoter }) {
  const t = useT()
  if (quoting.step === 'draft' || quoting.step === 'confirming') return null
  const amount = plainAmount(quoting.intent.amount, room.rules)
  if (quoting.step === 'sending') return <p>{t('正在提交报价 {{amount}}…', { amount })}</p>
  if (quoting.step === 'unknown')
    return <p>{t('尚未收到 {{amount}} 的结果，正在向系统查询，请勿重复报价…', { amount })}</p>
  if (quoting.step === 'accepted')
    return <p>{t('报价 {{amount}} 已受理（第 {{count}} 号）', { amount, count: quoting.reply.seq })}</p>
  return (
    <>
      <p>
        {t('报价 {{amount}} 未被受理：{{reason}}', {
          amount,
          reason: refusalShown(quoting.code, quoting.message, room, t),
        })}
      </p>
      <Button look="text" onClick={seen}>
        {t('知道了')}
      </Button>
    </>
  )
}

/** Where the own quote is: on its way, unknown, taken, refused. Never says that it counts before the exchange has said so. */
export function Outcome({ room, quoter }: { room: RoomView; quoter: Quoter }) {
  const t = useT()
  const { seen, quoting } = quoter
  const { step } = quoting
  useEffect(() => {
    if (step !== 'accepted') return undefined
    const timer = setTimeout(seen, shownMs)
    return () => clearTimeout(timer)
  }, [step, seen])
  return (
    <div
      className={styles['outcome']}
      role="group"
      aria-label={t('报价结果')}
      data-step={step}
      aria-live="assertive"
      aria-atomic
    >
      <Said room={room} quoter={quoter} />
    </div>
  )
}
