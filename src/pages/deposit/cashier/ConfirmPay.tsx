import { useEffect, useEffectEvent, useState } from 'react'
import { askAgain, beginPayment } from '#src/features/deposit/commands.ts'
import { channelLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { PayChannel } from '#src/model/deposit/channels.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import styles from '../deposit.module.css'

type Props = { depositId: string; amount: string; channel: PayChannel; onClose: () => void }

/**
 * The review before money leaves: one key for each time it opens, so that whatever happens on the way, one confirmation is
 * one payment. From here the page of the bank takes over.
 */
export function ConfirmPay({ depositId, amount, channel, onClose }: Props) {
  const t = useT()
  const [idemKey] = useState(() => newId())
  const [isLeaving, setLeaving] = useState(false)
  const { busy, failure, submit, retry } = useSubmit(async () => {
    const { payUrl } = await beginPayment({ id: depositId, channel, amount, idemKey })
    leaveFor(payUrl)
    setLeaving(true)
  })

  // Back from the bank by the browser's button: the page stands as it was left, and is out of date.
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    void askAgain()
    onClose()
  })
  useEffect(() => {
    const show = (event: PageTransitionEvent) => handleShow(event)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])

  const isBusy = busy || isLeaving
  // Once the payment is under way nothing here calls it back, and nothing may look as if it did.
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog title={t('确认支付')} size="small" onClose={close}>
      <div className={styles['confirm']}>
        <div>
          <Yuan amount={amount} className={styles['sum']} />
          <p lang="zh-CN">{capitals(amount)}</p>
        </div>
        <p>
          {t('支付方式')} {t(channelLabels[channel])}
        </p>
        <p className={styles['quiet']}>
          {t('付款账户名须与报名主体一致。确认后将前往银行页面，请在15分钟内完成支付。')}
        </p>
        <Failure failure={failure} onRetry={retry} busy={isBusy} />
        <div className={styles['acts']}>
          <Button look="primary" aria-disabled={isBusy} onClick={() => !isBusy && void submit(undefined)}>
            {isBusy ? t('正在前往银行…') : t('确认并前往银行')}
          </Button>
          <Button aria-disabled={isBusy} onClick={close}>
            {t('返回修改')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
