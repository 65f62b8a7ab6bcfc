import { useState } from 'react'
import { planLabels } from '#src/features/settlement/labels.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
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
import { PlanForm } from './PlanForm.tsx'

type Props = { settlement: SettlementDetail }

/** The plan that was asked for, and what the seller made of it. */
function Plan({ plan }: { plan: NonNullable<SettlementDetail['plan']> }) {
  const t = useT()
  const { firstPercent, restDueAt, files, state, reason, at } = plan
  return (
    <Facts
      layout="columns"
      items={[
        { label: t('状态'), value: <StateTag labels={planLabels} state={state} /> },
        { label: t('申请时间'), value: dateTime(at) },
        { label: t('首期比例'), value: `${firstPercent}%` },
        { label: t('其余价款'), value: restDueAt.map((due) => dueText(t, due)).join('、') },
        { label: t('担保文件'), value: <FileList files={files} />, isWide: true },
        reason && { label: t('未同意原因'), value: <TranslatedText>{reason}</TranslatedText>, isWide: true },
      ]}
    />
  )
}

/** Payment of a large price by instalments; nothing where it is not possible (32 号令 art. 28). */
export function PlanPanel({ settlement }: Props) {
  const t = useT()
  const { plan, can } = settlement
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isOpen)
  if (!plan && !can.plan) return null
  return (
    <Card title={t('分期付款')} body="padded">
      <FocusGroup label={t('分期付款')}>
        {plan && <Plan plan={plan} />}
        {can.plan && (
          <p className="muted">
            {t(
              '首期价款不低于总价款的 30%，在付款期限内支付；其余价款分 1 至 4 期在一年内付清，按一年期贷款市场报价利率计息，并提供合法有效的担保。须经转让方同意。',
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
