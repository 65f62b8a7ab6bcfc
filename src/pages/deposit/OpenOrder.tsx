import { useSearchParams } from 'react-router-dom'
import { closePayment, lookForMoney } from '#src/features/deposit/commands.ts'
import { openOrderOf, stageOf } from '#src/features/deposit/payment.ts'
import { orderLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail, GatewayOrder } from '#src/model/deposit/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { departureTo } from '#src/shared/lib/navigation/departure.ts'
import { foreignPlaceText } from '#src/shared/lib/navigation/labels.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import { labelOf } from '#src/shared/ui/tone.ts'
import styles from './deposit.module.css'

type Props = { deposit: DepositDetail }

/** The payment that nobody knows the end of yet: go on with it, ask what became of it, or give it up. */
function Pending({ deposit, order }: Props & { order: GatewayOrder }) {
  const t = useT()
  const address = departureTo(order.payUrl)
  const giveUp = useSubmit(async () => {
    await closePayment({ id: deposit.id, orderId: order.id })
  })
  const look = useSubmit(async () => {
    await lookForMoney({ enrolId: deposit.enrolId })
  })
  const handleGiveUp = () =>
    confirmDialog({
      title: t('放弃该笔支付'),
      message: t('如果已在银行完成支付，请先查询支付结果，不要放弃。确定放弃？'),
      tone: 'warning',
      confirm: t('确定'),
      cancel: t('取消'),
      onConfirm: () => void giveUp.submit(undefined),
    })
  return (
    <div className={styles['notice']} role="status">
      <p>
        <strong>{t('支付结果确认中，请勿重复支付')}</strong>
        <br />
        {t(labelOf(orderLabels, order.state).label)} <Yuan amount={order.amount} />
      </p>
      {order.state === 'pending' && address === null && <p>{t(foreignPlaceText)}</p>}
      <div className={styles['acts']}>
        {order.state === 'pending' && address !== null && (
          <a className={`${styles['way']} ${styles['first']}`} href={address}>
            {t('继续支付')}
          </a>
        )}
        <Button aria-disabled={look.busy} onClick={() => void look.submit(undefined)}>
          {look.busy ? t('正在查询…') : t('查询支付结果')}
        </Button>
        {order.state === 'pending' && (
          <Button aria-disabled={giveUp.busy} onClick={() => !giveUp.busy && handleGiveUp()}>
            {t('更换支付方式')}
          </Button>
        )}
      </div>
      <Failure failure={giveUp.failure ?? look.failure} busy={giveUp.busy} />
    </div>
  )
}

const looks: Readonly<Record<string, string>> = { paid: 'good', partly: 'good', failed: 'bad', closed: 'bad' }

/** What became of the payment that the person comes back from. */
function Returned({ deposit, order }: Props & { order: GatewayOrder }) {
  const t = useT()
  const stage = stageOf(order, deposit)
  return (
    <div className={`${styles['notice']} ${styles[looks[stage] ?? ''] ?? ''}`} role="status">
      <p>
        <strong>{t(labelOf(orderLabels, stage).label)}</strong> <Yuan amount={order.amount} />
        {order.reason && (
          <>
            {' '}
            <TranslatedText>{order.reason}</TranslatedText>
          </>
        )}
      </p>
    </div>
  )
}

/** The truth about payments at the gateway, by asking the exchange and not by what the address says. */
export function OpenOrder({ deposit }: Props) {
  const [query] = useSearchParams()
  const open = openOrderOf(deposit)
  if (open) return <Pending deposit={deposit} order={open} />
  const order = deposit.orders.find(({ id }) => id === query.get('order'))
  return order ? <Returned deposit={deposit} order={order} /> : null
}
