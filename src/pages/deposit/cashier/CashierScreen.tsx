import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { refetchDeposit } from '#src/features/deposit/commands.ts'
import { overpaidText } from '#src/features/deposit/Overpaid.tsx'
import { Yuan, yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import { DepositHead, Sums } from '../DepositHead.tsx'
import { GuaranteeMethod } from '../Guarantee.tsx'
import { OnlineMethod } from './OnlineMethod.tsx'
import { OpenOrder } from '../OpenOrder.tsx'
import { Orders, Receipts } from '../Records.tsx'
import { UnmatchedReceipts } from '../UnmatchedReceipts.tsx'
import { Obstacle, OnlyPayable } from './Payable.tsx'
import styles from '../deposit.module.css'
import { TransferMethod } from './TransferMethod.tsx'

type Props = { deposit: DepositDetail }

/** Large sums are paid by transfer, so it is the first (domain 6.5). */
const methods = ['transfer', 'online', 'guarantee'] as const
type Method = (typeof methods)[number]
const panels: Record<Method, (props: Props) => ReactNode> = {
  transfer: TransferMethod,
  online: OnlineMethod,
  guarantee: GuaranteeMethod,
}

/** 我已付款: asks the exchange what has arrived. */
function LookForMoney({ deposit }: Props) {
  const t = useT()
  const { busy, failure, submit, retry } = useSubmit(async () => {
    const found = await refetchDeposit({ enrolId: deposit.enrolId })
    const over = overpaidText(found, t)
    const figures = { paid: yuan(found.paid), missing: yuan(found.missing) }
    if (found.paid === deposit.paid) showToast('warning', t('暂未查询到新的到账，到账以银行实际入账时间为准'))
    else if (over === null) showToast('success', t('已到账 {{paid}} 元，尚需 {{missing}} 元', figures))
    else showToast('success', t('已到账 {{paid}} 元，尚需 {{missing}} 元；{{over}}', { ...figures, over }))
  })
  return (
    <>
      <Button look="primary" isBusy={busy} onClick={() => void submit(undefined)}>
        {busy ? t('正在查询…') : t('我已付款（查询到账）')}
      </Button>
      <Failure failure={failure} onRetry={retry} busy={busy} />
    </>
  )
}

function PaymentMethods({ deposit }: Props) {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const asked = methods.find((method) => method === query.get('way'))
  const method = asked ?? (query.has('order') ? 'online' : 'transfer')
  const Panel = panels[method]
  const labels: Record<Method, string> = {
    transfer: t('对公转账 / 柜台'),
    online: t('网上支付'),
    guarantee: t('银行保函'),
  }
  const handleChange = (next: Method) => {
    const changed = new URLSearchParams(query)
    changed.set('way', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <TabbedCard
      label={t('缴款方式')}
      body="padded"
      active={method}
      onChange={handleChange}
      tabs={methods.map((key) => ({ key, label: labels[key] }))}
    >
      <Panel deposit={deposit} />
      <CashierActions deposit={deposit} />
    </TabbedCard>
  )
}

function CashierActions({ deposit }: Props) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Actions className={styles['after']}>
      <LookForMoney deposit={deposit} />
      <Button to={linkToOwn.depositSlip(deposit.id)}>{t('打印入账通知单')}</Button>
      <Button to={linkToOwn.depositClaim(deposit.id)}>{t('补录付款信息')}</Button>
      <Button onClick={() => void navigate(paths.myDeposit)}>{t('取消')}</Button>
    </Actions>
  )
}

/** The order with its payments, and the methods to pay the missing amount (domain 6.5). */
export function CashierScreen({ deposit }: Props) {
  const t = useT()
  return (
    <FocusGroup label={t('收银台')}>
      <Card title={t('订单信息')} body="stacked">
        <DepositHead deposit={deposit} />
        <Sums deposit={deposit} />
        <OpenOrder deposit={deposit} />
        <UnmatchedReceipts
          deposit={deposit}
          role="status"
          renderAction={() => <Button to={linkToOwn.depositClaim(deposit.id)}>{t('补录付款信息')}</Button>}
        >
          {({ amount, payer }) => (
            <>
              {t('收到付款户名与报名主体不一致的款项')} <Yuan amount={amount} />（<span lang="zh-CN">{payer}</span>）
            </>
          )}
        </UnmatchedReceipts>
        <Obstacle deposit={deposit} />
      </Card>
      <OnlyPayable deposit={deposit}>
        <PaymentMethods deposit={deposit} />
      </OnlyPayable>
      <Receipts deposit={deposit} />
      <Orders deposit={deposit} />
    </FocusGroup>
  )
}
