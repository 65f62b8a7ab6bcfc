import { useSearchParams } from 'react-router-dom'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { nextBill } from '#src/model/settlement/rules.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { SettlementHead } from '../SettlementHead.tsx'
import { PayInfoForm } from './PayInfoForm.tsx'

type Props = { settlement: SettlementDetail }

function whyNothing(t: Translate, { role, state }: SettlementDetail): string {
  if (role === 'seller') return t('应付款项由对方支付，付款凭证由对方上传。')
  return state === 'defaulted' ? t('本次成交已因违约终止。') : t('应付款项已付清。')
}

function NothingToPay({ settlement }: Props) {
  const t = useT()
  const { id } = settlement
  return (
    <Result
      title={t('无需付款')}
      level={3}
      role="status"
      actions={
        <>
          <Button look="primary" to={linkToOwn.settlement(id)}>
            {t('查看结算详情')}
          </Button>
          <Button to={paths.projectSettlement}>{t('返回项目结算')}</Button>
        </>
      }
    >
      <p>{whyNothing(t, settlement)}</p>
    </Result>
  )
}

/** Hands in the proof of a payment, for the bill of the address or for the next one (domain 6.15). */
export function PayInfoScreen({ settlement }: Props) {
  const t = useT()
  const [search] = useSearchParams()
  const { bills, can } = settlement
  const open = bills.filter((bill) => compareMoney(bill.open, '0') > 0)
  const bill = search.get('bill')
  const asked = open.find(({ id }) => id === bill)
  const first = asked ?? nextBill(open)
  return (
    <Card title={t('付款信息')} body="stacked">
      <SettlementHead settlement={settlement} />
      {can.pay && first ? (
        <PayInfoForm key={bill} settlement={settlement} open={open} first={first} />
      ) : (
        <NothingToPay settlement={settlement} />
      )}
    </Card>
  )
}
