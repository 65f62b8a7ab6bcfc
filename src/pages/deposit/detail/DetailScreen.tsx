import { obstacleTo } from '#src/features/deposit/payment.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { IssuedFiles } from '#src/features/document/IssuedFiles.tsx'
import { isSpent } from '#src/model/deposit/claims.ts'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { DepositHead, Sums } from '../DepositHead.tsx'
import { GuaranteeFacts } from '../Guarantee.tsx'
import { OpenOrder } from '../OpenOrder.tsx'
import { PoolPanel } from './PoolPanel.tsx'
import { Claims, Movements, Orders, Receipts } from '../Records.tsx'
import { RefundPanel } from './RefundPanel.tsx'

type Props = { deposit: DepositDetail }

function Account({ deposit: { subAccount, code, payerName, bidNo, frozen } }: Props) {
  const t = useT()
  const inChinese = (label: string, value: string | null | undefined) =>
    value ? { label, value, lang: 'zh-CN' } : null
  return (
    <Facts
      layout="columns"
      items={[
        inChinese(t('收款户名'), subAccount.name),
        inChinese(t('开户行'), subAccount.bank),
        inChinese(t('收款账号'), subAccount.account),
        inChinese(t('识别码'), code),
        inChinese(t('付款户名须为'), payerName),
        inChinese(t('竞买号'), bidNo),
        isMoney(frozen) && compareMoney(frozen, '0') > 0 && { label: t('已冻结'), value: <Yuan amount={frozen} /> },
      ]}
    />
  )
}

function DetailActions({ deposit }: Props) {
  const t = useT()
  const { id, enrolId, assetsId, no, state } = deposit
  const canPay = obstacleTo(deposit, serverNow()) === null
  const mayBid = state === depositState.arrived || state === depositState.frozen
  return (
    <Actions>
      {canPay && (
        <Button look="primary" to={linkToOwn.cashier(enrolId)}>
          {t('去交纳')}
        </Button>
      )}
      {mayBid && (
        <Button look="primary" to={linkToOwn.quoteHall(assetsId)}>
          {t('进入竞价厅')}
        </Button>
      )}
      <Button to={linkToOwn.depositSlip(id)}>{t('打印入账通知单')}</Button>
      {!isSpent(deposit) && <Button to={linkToOwn.depositClaim(id)}>{t('补录付款信息')}</Button>}
      <Button to={linkToOwn.enrolmentById(enrolId)}>{t('查看报名')}</Button>
      {state === depositState.forfeited && <Button to={linkToOwn.appeal('other', no)}>{t('申诉')}</Button>}
    </Actions>
  )
}

function Documents({ deposit: { documents } }: Props) {
  const t = useT()
  return (
    <Card title={t('单据下载')} body="padded">
      {documents.length === 0 ? <EmptyState /> : <IssuedFiles documents={documents} />}
    </Card>
  )
}

/** Everything about one deposit (domain 6.14). */
export function DetailScreen({ deposit }: Props) {
  const t = useT()
  return (
    <>
      <Card title={t('保证金信息')} body="stacked">
        <DepositHead deposit={deposit} />
        <Sums deposit={deposit} />
        <OpenOrder deposit={deposit} />
        <Account deposit={deposit} />
        <DetailActions deposit={deposit} />
      </Card>
      <PoolPanel deposit={deposit} />
      <Receipts deposit={deposit} />
      <Movements deposit={deposit} />
      <Claims deposit={deposit} />
      <Orders deposit={deposit} />
      {deposit.guarantee && (
        <Card title={t('银行保函')} body="stacked">
          <GuaranteeFacts guarantee={deposit.guarantee} />
        </Card>
      )}
      <RefundPanel deposit={deposit} />
      <Documents deposit={deposit} />
    </>
  )
}
