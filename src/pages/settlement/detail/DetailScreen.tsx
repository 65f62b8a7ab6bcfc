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
import { PlanPanel } from './PlanPanel.tsx'
import { Arrivals, Proofs } from './Records.tsx'
import { Schedule } from './Schedule.tsx'
import { Parties, Sums } from './Sums.tsx'

/** Everything about one settlement (domain 6.15). */
export function DetailScreen({ settlement }: { settlement: SettlementDetail }) {
  const t = useT()
  const { enrolId, bills, can } = settlement
  return (
    <FocusGroup label={t('结算详情')}>
      <Card title={t('结算信息')} body="stacked">
        <SettlementHead settlement={settlement} />
        <PaymentState settlement={settlement} />
        <DealWayOf of={{ enrolId }} here="settlement" />
        <Sums settlement={settlement} />
        <Parties settlement={settlement} />
      </Card>
      <Card title={t('付款计划')}>
        <Schedule caption={t('付款计划')} bills={bills} />
      </Card>
      {can.pay && <Payee settlement={settlement} />}
      <PlanPanel settlement={settlement} />
      <Proofs settlement={settlement} />
      <Arrivals settlement={settlement} />
      <FeePanel settlement={settlement} />
      <IssuedPanel settlement={settlement} />
    </FocusGroup>
  )
}
