import { useEffect, useEffectEvent, useState } from 'react'
import { refetchDeposits, beginPayment } from '#src/features/deposit/commands.ts'
import { channelLabels } from '#src/features/deposit/labels.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { PayChannel } from '#src/model/deposit/channels.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import styles from '../deposit.module.css'

type Props = { depositId: string; amount: string; channel: PayChannel; onClose: () => void }

/**
 * Confirmation before the page of the bank. The idempotency key is made once for each opening, so that retries of one
 * confirmation make one payment.
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

  // Back from the bank by the browser's button: the page is restored from the cache and out of date.
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    void refetchDeposits()
    onClose()
  })
  useEffect(() => {
    const show = (event: PageTransitionEvent) => handleShow(event)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])

  const isBusy = busy || isLeaving
  // A payment that has begun cannot be cancelled here, so the dialog stays open.
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog title={t('确认支付')} size="small" onClose={close}>
      <div className={styles['stack']}>
        <div>
          <Yuan amount={amount} className={styles['price']} />
          <p>
            <AmountInWords value={amount} unit={yuan} />
          </p>
        </div>
        <p>
          {t('支付方式')} {t(channelLabels[channel])}
        </p>
        <p className="muted">{t('付款账户名须与报名主体一致。确认后将前往银行页面，请在15分钟内完成支付。')}</p>
        <Failure failure={failure} onRetry={retry} busy={isBusy} />
        <Actions>
          <Button isOff={isBusy} onClick={onClose}>
            {t('返回修改')}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void submit(undefined)}>
            {isBusy ? t('正在前往银行…') : t('确认并前往银行')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}
