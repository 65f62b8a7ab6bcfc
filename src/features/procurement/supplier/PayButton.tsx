import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { yuan } from '#src/model/listing/labels.ts'
import { grouped } from '#src/model/money/money.ts'
import { channelsOf, paymentMinutes, paymentMs } from '#src/model/deposit/channels.ts'
import { paidForLabelOf } from '#src/model/procurement/supplier/labels.ts'
import type { PaidFor } from '#src/model/procurement/supplier/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'
import { beginPayment } from './commands.ts'
import { purchasesKey } from './queries.ts'
import styles from './supplier.module.css'

type Payment = {
  projectId: string
  name: string
  method: string
  paidFor: PaidFor
  /** The lot of a bond. */
  lot?: { id: string; name: string }
  /** 元; 0 for documents that are free. */
  amount: string
  /** Nothing is taken any more from then on. */
  until: number
}

/** Back from the bank by the browser's button: the page is restored from the cache and out of date. */
function useRestored(onRestored: () => void) {
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    void queryClient.invalidateQueries({ queryKey: purchasesKey })
    onRestored()
  })
  useEffect(() => {
    const show = (event: PageTransitionEvent) => handleShow(event)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
}

/** How much time there is at the bank: the usual, or what is left until the deadline. */
function useLimitText(until: number): string {
  const t = useT()
  const isShort = useAtBeat((now) => until - now < paymentMs)
  return isShort
    ? t('通过企业网银支付，付款户名须与报名单位一致。确认后将前往银行页面，请在 {{time}} 前完成支付。', {
        time: exactTime(until),
      })
    : t('通过企业网银支付，付款户名须与报名单位一致。确认后将前往银行页面，请在 {{minutes}} 分钟内完成支付。', {
        minutes: paymentMinutes,
      })
}

/** Confirmation before the page of the bank. One opening has one key, so that its retries make one payment. */
function ConfirmPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useT()
  const { projectId, name, method, paidFor, lot, amount, until } = payment
  const isFree = amount === '0'
  const limit = useLimitText(until)
  const [idemKey] = useState(() => newId())
  const [isLeaving, setLeaving] = useState(false)
  const { busy, failure, submit, retry } = useSubmit(async () => {
    const channel = channelsOf('organisation')[0] ?? 'b2b'
    const payUrl = await beginPayment({ id: projectId, paidFor, channel, idemKey, ...(lot && { lotId: lot.id }) })
    if (payUrl === null) {
      showToast('success', t('采购文件已可下载'))
      return onClose()
    }
    leaveFor(payUrl)
    setLeaving(true)
  })
  useRestored(onClose)
  const isBusy = busy || isLeaving
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog title={isFree ? t('获取采购文件') : t('确认支付')} size="small" onClose={close}>
      <div className={styles['stack']}>
        <p lang="zh-CN">{name}</p>
        <div>
          <p>{t(paidForLabelOf(paidFor, method))}</p>
          {lot && <p>{t('标段：{{lot}}', { lot: lot.name })}</p>}
          <Money amount={isFree ? t('免费') : grouped(amount, 2)} currency={isFree ? '' : '¥'} />
          {!isFree && (
            <p>
              <AmountInWords value={amount} unit={yuan} />
            </p>
          )}
        </div>
        {!isFree && <p className="muted">{limit}</p>}
        <Failure failure={failure} onRetry={retry} busy={isBusy} />
        <Actions align="end">
          <Button isOff={isBusy} onClick={close}>
            {t('取消')}
          </Button>
          <Button look="primary" isBusy={isBusy} onClick={() => void submit(undefined)}>
            {isFree ? t('确认获取') : isBusy ? t('正在前往银行…') : t('确认并前往银行')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}

type Props = Payment & { label: ReactNode; look?: ComponentProps<typeof Button>['look'] }

/** Pays for the documents or a bond at the gateway, after a confirmation. */
export function PayButton({ label, look = 'default', ...payment }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ConfirmPayment payment={payment} onClose={() => setOpen(false)} />}
    </>
  )
}
