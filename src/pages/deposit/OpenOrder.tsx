import { useSearchParams } from 'react-router-dom'
import { closePayment, refetchDeposit } from '#src/features/deposit/commands.ts'
import { openOrderOf, stageOf } from '#src/features/deposit/payment.ts'
import { orderLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail, GatewayOrder } from '#src/model/deposit/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { departureTo } from '#src/shared/lib/navigation/departure.ts'
import { addressNotAllowed } from '#src/shared/lib/navigation/labels.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { labelOf } from '#src/shared/ui/display/tone.ts'

type Props = { deposit: DepositDetail }

/** A payment without a result yet: continue it, query the result, or give it up. */
function Pending({ deposit, order }: Props & { order: GatewayOrder }) {
  const t = useT()
  const address = departureTo(order.payUrl)
  const giveUp = useSubmit(async () => {
    await closePayment({ id: deposit.id, orderId: order.id })
  })
  const query = useSubmit(async () => {
    await refetchDeposit({ enrolId: deposit.enrolId })
  })
  const handleGiveUp = () =>
    confirmDialog({
      title: t('放弃该笔支付'),
      message: t('如果已在银行完成支付，请先查询支付结果，不要放弃。确定放弃？'),
      onConfirm: () => void giveUp.submit(undefined),
    })
  return (
    <Callout
      tone="warning"
      role="status"
      actions={
        <Actions>
          {order.state === 'pending' && address !== null && (
            <Button look="primary" to={address} reloadDocument>
              {t('继续支付')}
            </Button>
          )}
          <Button isBusy={query.busy} onClick={() => void query.submit(undefined)}>
            {query.busy ? t('正在查询…') : t('查询支付结果')}
          </Button>
          {order.state === 'pending' && (
            <Button isBusy={giveUp.busy} onClick={handleGiveUp}>
              {t('更换支付方式')}
            </Button>
          )}
        </Actions>
      }
    >
      <p>
        <strong>{t('支付结果确认中，请勿重复支付')}</strong>
        <br />
        {t(labelOf(orderLabels, order.state).label)} <Yuan amount={order.amount} />
      </p>
      {order.state === 'pending' && address === null && <p>{t(addressNotAllowed)}</p>}
      <Failure failure={giveUp.failure ?? query.failure} busy={giveUp.busy} />
    </Callout>
  )
}

const tones: Readonly<Record<string, 'success' | 'danger'>> = {
  paid: 'success',
  partly: 'success',
  failed: 'danger',
  closed: 'danger',
}

/** The result of the payment that the person returns from. */
function Returned({ deposit, order }: Props & { order: GatewayOrder }) {
  const t = useT()
  const stage = stageOf(order, deposit)
  return (
    <Callout tone={tones[stage] ?? 'warning'} role="status">
      <p>
        <strong>{t(labelOf(orderLabels, stage).label)}</strong> <Yuan amount={order.amount} />
        {order.reason && (
          <>
            {' '}
            <TranslatedText>{order.reason}</TranslatedText>
          </>
        )}
      </p>
    </Callout>
  )
}

/** The state of payments at the gateway, from the exchange and not from the address. */
export function OpenOrder({ deposit }: Props) {
  const [query] = useSearchParams()
  const open = openOrderOf(deposit)
  if (open) return <Pending deposit={deposit} order={open} />
  const order = deposit.orders.find(({ id }) => id === query.get('order'))
  return order ? <Returned deposit={deposit} order={order} /> : null
}
