import { useQuery } from '@tanstack/react-query'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { depositStateLabels } from '#src/features/deposit/labels.ts'
import { enrolDepositQuery } from '#src/features/enrolment/queries.ts'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type FactItems, Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { yuanText } from '../labels.ts'

const height = 96

const refundFacts = ({ amount, dueAt, doneAt }: DepositDetail['refund'], t: Translate): FactItems => [
  amount && { label: t('退款金额'), value: yuanText(amount, t) },
  dueAt && !doneAt && { label: t('预计到账'), value: exactTime(dueAt) },
  doneAt && { label: t('退款时间'), value: exactTime(doneAt) },
]

/** While payment is due: how much and until when; then what has arrived and what is refunded. */
function factsOf(deposit: DepositDetail, t: Translate): FactItems {
  const { state, no, due, paid, missing, deadline, refund } = deposit
  const isDue = state === depositState.due || state === depositState.partly
  const isOver = state === depositState.lapsed || state === depositState.cancelled
  const arrived = (
    <>
      {yuanText(paid, t)}
      <Overpaid deposit={deposit} />
    </>
  )
  return [
    { label: t('状态'), value: <StateTag labels={depositStateLabels} state={state} /> },
    { label: t('缴款单号'), value: no },
    !isOver && { label: t('应缴'), value: yuanText(due, t) },
    { label: t('已到账'), value: arrived },
    isDue && { label: t('尚需'), value: yuanText(missing, t) },
    isDue && { label: t('交纳截止'), value: exactTime(deadline) },
    ...refundFacts(refund, t),
  ]
}

/** The deposit of the enrolment: due, arrived, until when; links to the cashier desk and the details. */
export function DepositBlock({ detail: { id, state, can }, depositId }: { detail: EnrolDetail; depositId: string }) {
  const t = useT()
  const query = useQuery(enrolDepositQuery(depositId))
  return (
    <Card title={t('保证金')} body="stacked">
      {state === 'CANCELLED' && <p role="status">{t('报名已撤回，无需交纳保证金')}</p>}
      <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
        {(deposit) => (
          <>
            <Facts layout="columns" items={factsOf(deposit, t)} />
            <Actions>
              {can.pay && (
                <Button look="primary" to={linkToOwn.cashier(id)}>
                  {t('去交纳保证金')}
                </Button>
              )}
              <Button to={linkToOwn.deposit(deposit.id)}>{t('保证金明细')}</Button>
            </Actions>
          </>
        )}
      </QueryBoundary>
    </Card>
  )
}
