import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { lookForMoney } from '#src/features/deposit/commands.ts'
import { overpaidText } from '#src/features/deposit/Overpaid.tsx'
import { Yuan, yuan } from '#src/features/deposit/Yuan.tsx'
import { payerNamesOf } from '#src/model/deposit/claims.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { Card } from '#src/shared/ui/Card.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import styles from '../deposit.module.css'
import { GuaranteeWay } from '../GuaranteeWay.tsx'
import { Head, Sums } from '../Head.tsx'
import { OnlineWay } from './OnlineWay.tsx'
import { OpenOrder } from '../OpenOrder.tsx'
import { Orders, Receipts } from '../Records.tsx'
import { OnlyPayable, WhilePayable } from './Standing.tsx'
import { TransferWay } from './TransferWay.tsx'

type Props = { deposit: DepositDetail }

/** Large sums go by transfer, so that comes first (domain 6.5). */
const ways = ['transfer', 'online', 'guarantee'] as const
type Way = (typeof ways)[number]
const screens: Record<Way, (props: Props) => ReactNode> = {
  transfer: TransferWay,
  online: OnlineWay,
  guarantee: GuaranteeWay,
}

/** 我已付款: what the exchange knows by now. */
function LookForMoney({ deposit }: Props) {
  const t = useT()
  const { busy, failure, submit, retry } = useSubmit(async () => {
    const found = await lookForMoney({ enrolId: deposit.enrolId })
    const over = overpaidText(found, t)
    const figures = { paid: yuan(found.paid), missing: yuan(found.missing) }
    if (found.paid === deposit.paid) showToast('warning', t('暂未查询到新的到账，到账以银行实际入账时间为准'))
    else if (over === null) showToast('success', t('已到账 {{paid}} 元，尚需 {{missing}} 元', figures))
    else showToast('success', t('已到账 {{paid}} 元，尚需 {{missing}} 元；{{over}}', { ...figures, over }))
  })
  return (
    <>
      <Button look="primary" aria-disabled={busy} onClick={() => void submit(undefined)}>
        {busy ? t('正在查询…') : t('我已付款（查询到账）')}
      </Button>
      <Failure failure={failure} onRetry={retry} busy={busy} />
    </>
  )
}

/** Transfers of other payers: under a former name they wait to be claimed, those of somebody else go back. */
function Unknown({ deposit }: Props) {
  const t = useT()
  const names = payerNamesOf(deposit)
  return deposit.receipts
    .filter(({ match }) => match === 'unknown')
    .map(({ serial, payer, amount }) => (
      <div key={serial} className={styles['notice']} role="status">
        <p>
          {t('收到付款户名与报名主体不一致的款项')} <Yuan amount={amount} />（<span lang="zh-CN">{payer}</span>）
        </p>
        {isNameOf(payer, names) ? (
          <Link className={styles['way']} to={linkTo.depositClaim(deposit.id)}>
            {t('补录付款信息')}
          </Link>
        ) : (
          <p>{t('他人代付的款项不计入保证金，将原路退回')}</p>
        )}
      </div>
    ))
}

function Ways({ deposit }: Props) {
  const t = useT()
  const id = useTabsId()
  const [query, setQuery] = useSearchParams()
  const asked = ways.find((way) => way === query.get('way'))
  const way = asked ?? (query.has('order') ? 'online' : 'transfer')
  const Screen = screens[way]
  const labels: Record<Way, string> = {
    transfer: t('对公转账 / 柜台'),
    online: t('网上支付'),
    guarantee: t('银行保函'),
  }
  const handleChange = (next: Way) => {
    const changed = new URLSearchParams(query)
    changed.set('way', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <Card
      label={t('缴款方式')}
      className={styles['panel']}
      tabs={
        <Tabs
          id={id}
          label={t('缴款方式')}
          active={way}
          onChange={handleChange}
          tabs={ways.map((key) => ({ key, label: labels[key] }))}
        />
      }
    >
      <TabPanel id={id} active={way} className={styles['body'] ?? ''}>
        <Screen deposit={deposit} />
      </TabPanel>
    </Card>
  )
}

function Acts({ deposit }: Props) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <div className={styles['acts']}>
      <LookForMoney deposit={deposit} />
      <Link className={styles['way']} to={linkTo.depositSlip(deposit.id)}>
        {t('打印入账通知单')}
      </Link>
      <Link className={styles['way']} to={linkTo.depositClaim(deposit.id)}>
        {t('补录付款信息')}
      </Link>
      <Button onClick={() => void navigate(paths.myDeposit)}>{t('取消')}</Button>
    </div>
  )
}

/** The order, what has come of it, and the ways to pay what is missing (domain 6.5). */
export function CashierScreen({ deposit }: Props) {
  const t = useT()
  return (
    <div className={styles['stack']} role="group" aria-label={t('收银台')} tabIndex={-1} ref={keepFocus}>
      <Card title={t('订单信息')}>
        <div className={styles['body']}>
          <Head deposit={deposit} />
          <Sums deposit={deposit} />
          <OpenOrder deposit={deposit} />
          <Unknown deposit={deposit} />
          <WhilePayable deposit={deposit}>
            <Acts deposit={deposit} />
          </WhilePayable>
        </div>
      </Card>
      <OnlyPayable deposit={deposit}>
        <Ways deposit={deposit} />
      </OnlyPayable>
      <Receipts deposit={deposit} />
      <Orders deposit={deposit} />
    </div>
  )
}
