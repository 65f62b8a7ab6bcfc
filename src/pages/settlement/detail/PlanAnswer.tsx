import { Form } from 'antd'
import { useState } from 'react'
import { dueText } from '#src/features/calendar/due-text.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { billName } from '#src/features/settlement/bill-name.ts'
import { answerPlan } from '#src/features/settlement/commands.ts'
import { reasonProblem } from '#src/model/contract/rules.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import { plannedBills } from '#src/model/settlement/planned.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import type { Plan, SettlementDetail } from '#src/model/settlement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import styles from '../settlement.module.css'
import { InterestNote } from './InterestNote.tsx'

type Props = { settlement: SettlementDetail; plan: Plan }
type Closing = { onClose: () => void }

/** What the seller receives by the plan, and when: each payment with its interest, and all of them together. */
function AgreedPayments({ settlement, plan }: Props) {
  const t = useT()
  const bills = plannedBills(settlement, plan).filter(({ kind }) => kind !== 'fee')
  const interest = sumOf(bills.map((bill) => bill.interest))
  return (
    <Facts
      layout="ends"
      className={styles['agreed']}
      label={t('同意后的付款计划')}
      items={[
        ...bills.map((bill) => ({
          label: billName(t, bills, bill),
          value: (
            <>
              <Yuan amount={bill.amount} />
              <InterestNote principal={bill.principal} interest={bill.interest} />
              <p className="muted">
                {t('到期日')} {dueText(t, bill.dueAt)}
              </p>
            </>
          ),
        })),
        {
          label: t('合计'),
          value: (
            <>
              <Yuan amount={sumOf(bills.map(({ amount }) => amount))} className={styles['sum']} />
              <InterestNote interest={interest} />
            </>
          ),
        },
      ]}
    />
  )
}

/** Asks for the consent once more, with the payments that follow from it. */
function AgreeDialog({ settlement, plan, onClose }: Props & Closing) {
  const t = useT()
  const [form] = Form.useForm<object>()
  const submission = useSubmit<object>(async () => {
    await answerPlan({ id: settlement.id, askedAt: plan.at, agree: true })
    showToast('success', t('已同意分期付款'))
    onClose()
  })
  return (
    <Dialog title={t('同意分期付款')} size="small" onClose={onClose}>
      <SubmitForm
        form={form}
        label={t('同意分期付款')}
        submission={submission}
        submitLabel={t('确定同意')}
        buttons={<Button onClick={onClose}>{t('取消')}</Button>}
      >
        <p>{t('同意后，价款按下列计划支付，不能撤回。请先确认担保文件合法有效。')}</p>
        <AgreedPayments settlement={settlement} plan={plan} />
      </SubmitForm>
    </Dialog>
  )
}

function RefuseDialog({ settlement, plan, onClose }: Props & Closing) {
  const t = useT()
  const [form] = Form.useForm<{ reason: string }>()
  const submission = useSubmit<{ reason: string }>(async ({ reason }) => {
    await answerPlan({ id: settlement.id, askedAt: plan.at, agree: false, reason: reason.trim() })
    showToast('success', t('已答复不同意分期付款'))
    onClose()
  })
  return (
    <Dialog title={t('不同意分期付款')} size="small" onClose={onClose}>
      <p>{t('原因将通知对方。对方应按原付款期限一次付清，也可以在期限内重新申请。')}</p>
      <SubmitForm<{ reason: string }>
        form={form}
        label={t('不同意分期付款')}
        initialValues={{ reason: '' }}
        submission={submission}
        submitLabel={t('确定不同意')}
        look="danger"
        buttons={<Button onClick={onClose}>{t('取消')}</Button>}
      >
        <LongTextField
          name="reason"
          label={t('不同意的原因')}
          required
          rows={3}
          maxLength={instalmentRules.reasonMax}
          check={(reason) => reasonProblem(reason, instalmentRules.reasonMax)}
        />
      </SubmitForm>
    </Dialog>
  )
}

type Asked = { plan: Plan; agrees: boolean }

/** The seller's answer. A dialog stays with the plan that it was opened for, whatever becomes of it meanwhile. */
export function PlanAnswer({ settlement }: Pick<Props, 'settlement'>) {
  const t = useT()
  const { plan, can } = settlement
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const Question = asked?.agrees ? AgreeDialog : RefuseDialog
  return (
    <>
      {can.answer && plan && (
        <Actions>
          <Button look="primary" onClick={() => setAsked({ plan, agrees: true })}>
            {t('同意分期付款')}
          </Button>
          <Button onClick={() => setAsked({ plan, agrees: false })}>{t('不同意')}</Button>
        </Actions>
      )}
      {asked && <Question settlement={settlement} plan={asked.plan} onClose={close} />}
    </>
  )
}
