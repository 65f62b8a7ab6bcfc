import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { openPurchase } from '#src/model/procurement/supplier/rules.ts'
import type { Participation, PurchaseOrder } from '#src/model/procurement/supplier/schema.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { cancelPayment } from '../commands.ts'
import { paymentName } from './payment-name.ts'
import styles from '../supplier.module.css'

/** Until when the bank takes money. */
function Limit({ order: { expiresAt } }: { order: PurchaseOrder }) {
  const t = useT()
  if (expiresAt == null) return null
  return (
    <p className={styles['text']}>
      {t('请在 {{time}} 前完成支付，剩余', { time: exactTime(expiresAt) })} <TimeLeft deadline={expiresAt} />
    </p>
  )
}

/** A payment whose outcome is not known, or the last one if it failed: go on, or cancel it. */
export function OpenPayment({ own, method }: { own: Participation; method: string }) {
  const t = useT()
  const order = openPurchase(own)
  const { busy, failure, submit, retry } = useSubmit(async () => {
    if (order) await cancelPayment({ id: own.projectId, orderId: order.id })
    showToast('success', t('支付已取消'))
  })
  const last = own.orders.at(-1)
  if (!order)
    return last?.reason && last.state !== 'closed' ? (
      <Callout tone="danger" role="status">
        <span>{t(last.reason)}</span>
      </Callout>
    ) : null
  const name = paymentName(t, own, order, method)
  return (
    <Callout tone="info" role="status">
      <div className={styles['stack']}>
        <p className={styles['text']}>
          {order.state === 'processing'
            ? t('{{what}} {{sum}} 元：银行正在处理，请勿重复支付', name)
            : t('{{what}} {{sum}} 元：待支付', name)}
        </p>
        {order.state === 'pending' && <Limit order={order} />}
        {order.state === 'pending' && (
          <div className={styles['line']}>
            <Button look="primary" onClick={() => leaveFor(order.payUrl)}>
              {t('继续支付')}
            </Button>
            <Button isBusy={busy} onClick={() => void submit(undefined)}>
              {t('取消支付')}
            </Button>
          </div>
        )}
        <Failure failure={failure} onRetry={retry} busy={busy} />
      </div>
    </Callout>
  )
}
