import { paidForLabelOf } from '#src/model/procurement/supplier/labels.ts'
import { openPurchase } from '#src/model/procurement/supplier/rules.ts'
import { type Participation, paidFor } from '#src/model/procurement/supplier/schema.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { grouped } from '#src/model/money/money.ts'
import { cancelPayment } from './commands.ts'
import styles from './supplier.module.css'

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
  const known = paidFor.find((one) => one === order.paidFor)
  const lot = own.lots.find(({ id }) => id === order.lotId)?.name
  const label = known ? t(paidForLabelOf(known, method)) : order.paidFor
  const what = lot === undefined ? label : t('“{{lot}}”的{{label}}', { label, lot })
  return (
    <Callout tone="info" role="status">
      <div className={styles['stack']}>
        <p className={styles['text']}>
          {order.state === 'processing'
            ? t('{{what}} {{sum}} 元：银行正在处理，请勿重复支付', { what, sum: grouped(order.amount, 2) })
            : t('{{what}} {{sum}} 元：待支付', { what, sum: grouped(order.amount, 2) })}
        </p>
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
