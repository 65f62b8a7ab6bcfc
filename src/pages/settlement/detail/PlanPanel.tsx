import { useState } from 'react'
import { ownPlanLabels, planLabels } from '#src/features/settlement/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { dueText } from '#src/features/calendar/due-text.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import { plannedBills } from '#src/model/settlement/planned.ts'
import type { Plan, SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import styles from '../settlement.module.css'
import { PlanAnswer } from './PlanAnswer.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Schedule } from './Schedule.tsx'

type Props = { settlement: SettlementDetail }

/** The plan that was asked for, and what the seller made of it. */
function PlanFacts({ settlement: { role }, plan }: Props & { plan: Plan }) {
  const t = useT()
  const { firstPercent, restDueAt, files, state, reason, at, answerBy } = plan
  const labels = role === 'seller' ? ownPlanLabels : planLabels
  return (
    <Facts
      layout="columns"
      items={[
        { label: t('状态'), value: <StateTag labels={labels} state={state} /> },
        { label: t('申请时间'), value: dateTime(at) },
        state === 'asked' &&
          answerBy && { label: t('答复期限'), value: <AnswerTime answerBy={answerBy} />, isWide: true },
        { label: t('首期比例'), value: `${firstPercent}%` },
        { label: t('年利率'), value: `${instalmentRules.ratePercent}%` },
        { label: t('其余价款'), value: restDueAt.map((due) => dueText(t, due)).join('、'), isWide: true },
        { label: t('担保文件'), value: <FileList files={files} />, isWide: true },
        reason && { label: t('未同意原因'), value: <TranslatedText>{reason}</TranslatedText>, isWide: true },
      ]}
    />
  )
}

function AnswerTime({ answerBy }: { answerBy: number }) {
  const t = useT()
  return (
    <span className={styles['parts']}>
      <span>{dueText(t, answerBy)}</span>
      <TimeLeft deadline={answerBy} />
    </span>
  )
}

/** What a request that waits for its answer means for the reader, and the payments that it asks for. */
function Asked({ settlement, plan }: Props & { plan: Plan }) {
  const t = useT()
  const { can, role } = settlement
  return (
    <>
      <Callout tone={can.answer ? 'warning' : 'info'} role="status">
        {role === 'seller'
          ? t('对方申请分期付款，请查阅担保文件和付款计划后答复；逾期未答复的，视为不同意。')
          : t('等待转让方答复，逾期未答复的，视为不同意。付款期限不变；答复前有款项到账的，申请失效。')}
      </Callout>
      <Schedule caption={t('申请的付款计划')} bills={plannedBills(settlement, plan)} />
    </>
  )
}

/** Payment of a large price by instalments; nothing where it is not possible (32 号令 art. 28). */
export function PlanPanel({ settlement }: Props) {
  const t = useT()
  const { plan, can, role } = settlement
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isOpen)
  if (!plan && !can.plan) return null
  return (
    <Card title={t('分期付款')} body="padded">
      <FocusGroup label={t('分期付款')}>
        {plan && <PlanFacts settlement={settlement} plan={plan} />}
        {plan?.state === 'asked' && <Asked settlement={settlement} plan={plan} />}
        {role === 'seller' && <PlanAnswer settlement={settlement} />}
        {can.plan && (
          <p className="muted">
            {t(
              '首期价款不低于总价款的 30%，在付款期限内支付；其余价款分 1 至 4 期自首期付款期限起一年内付清，按一年期贷款市场报价利率计息，并提供合法有效的担保。须经转让方同意。',
            )}
          </p>
        )}
        {can.plan && isOpen && <PlanForm settlement={settlement} onClose={() => setOpen(false)} />}
        {can.plan && !isOpen && (
          <Actions>
            <Button ref={opener} onClick={() => setOpen(true)}>
              {plan ? t('重新申请分期付款') : t('申请分期付款')}
            </Button>
          </Actions>
        )}
      </FocusGroup>
    </Card>
  )
}
