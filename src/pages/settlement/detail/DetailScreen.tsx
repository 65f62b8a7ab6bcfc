import { DealWayOf } from '#src/features/deal/DealWay.tsx'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { SettlementHead } from '../SettlementHead.tsx'
import { FeePanel } from './FeePanel.tsx'
import { IssuedPanel } from './IssuedPanel.tsx'
import { Payee } from './Payee.tsx'
import { PaymentState } from './PaymentState.tsx'
import { PayoutPanel } from './PayoutPanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { Arrivals, Proofs } from './Records.tsx'
import { Schedule } from './Schedule.tsx'
import { Parties, Sums } from './Sums.tsx'

type Props = { settlement: SettlementDetail }

/** What only the taker has to do with: the account to pay to, proofs, invoices. */
function ForTaker({ settlement }: Props) {
  return (
    <>
      {settlement.can.pay && <Payee settlement={settlement} />}
      <PlanPanel settlement={settlement} />
      <Proofs settlement={settlement} />
      <Arrivals settlement={settlement} />
      <FeePanel settlement={settlement} />
    </>
  )
}

/** What the seller receives, a plan that it answers, and the fee that was deducted. */
function ForSeller({ settlement }: Props) {
  return (
    <>
      <PlanPanel settlement={settlement} />
      <PayoutPanel settlement={settlement} />
      {settlement.paidOutAt && <FeePanel settlement={settlement} />}
    </>
  )
}

/** Everything about one settlement that its reader may know (domain 6.15). */
export function DetailScreen({ settlement }: Props) {
  const t = useT()
  const { dealId, bills, role } = settlement
  const isSeller = role === 'seller'
  return (
    <FocusGroup label={t('结算详情')}>
      <Card title={t('结算信息')} body="stacked">
        <SettlementHead settlement={settlement} />
        {!isSeller && <PaymentState settlement={settlement} />}
        <DealWayOf of={{ id: dealId }} here="settlement" />
        <Sums settlement={settlement} />
        <Parties settlement={settlement} />
      </Card>
      <Card title={t('付款计划')}>
        <Schedule caption={t('付款计划')} bills={bills} />
      </Card>
      {isSeller ? <ForSeller settlement={settlement} /> : <ForTaker settlement={settlement} />}
      <IssuedPanel settlement={settlement} />
    </FocusGroup>
  )
}
