import { Form } from 'antd'
import { useEffect } from 'react'
import { dueOnDay, percentProblem, planDayProblem } from '#src/features/settlement/checks.ts'
import { askForPlan } from '#src/features/settlement/commands.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { filesMax } from '#src/model/file/limits.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { numberTyped } from '#src/model/money/typed.ts'
import { instalmentRules } from '#src/model/settlement/instalments.ts'
import { settlementProblems } from '#src/model/settlement/labels.ts'
import { firstDueOf, plannedBills } from '#src/model/settlement/planned.ts'
import { planProblem } from '#src/model/settlement/rules.ts'
import type { Plan, SettlementDetail } from '#src/model/settlement/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceField, DateField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import styles from '../settlement.module.css'
import { Schedule } from './Schedule.tsx'

type Values = { firstPercent: string; count: number; days: string[]; files: readonly UploadedFile[] }
type ChosenPlan = Pick<Plan, 'firstPercent' | 'restDueAt'>
type Props = { settlement: SettlementDetail }

const counts = Array.from({ length: instalmentRules.maxRest }, (_, index) => index + 1)

/** The plan in the fields; null while it is incomplete. */
function planIn({ firstPercent = '', count = 0, days = [] }: Partial<Values>): ChosenPlan | null {
  const restDueAt = days.slice(0, count).flatMap((day) => dueOnDay(day ?? '') ?? [])
  return restDueAt.length === count ? { firstPercent: numberTyped(firstPercent), restDueAt } : null
}

function Preview({ settlement, plan }: Props & { plan: ChosenPlan | null }) {
  const t = useT()
  if (!plan || planProblem(plan, firstDueOf(settlement)) !== null)
    return <p className="muted">{t('填写首期比例和各期日期后，这里显示付款计划和利息。')}</p>
  return <Schedule caption={t('付款计划预览')} bills={plannedBills(settlement, plan)} />
}

function Fields({ dueAt }: { dueAt: number }) {
  const t = useT()
  const form = Form.useFormInstance<Values>()
  const count = Form.useWatch<number | undefined>('count', form) ?? 1
  const days = () => form.getFieldValue('days') as string[]
  return (
    <FieldGrid>
      <TextField
        name="firstPercent"
        label={t('首期比例（%）')}
        required
        check={percentProblem(dueAt)}
        inputMode="decimal"
        maxLength={6}
      />
      <ChoiceField
        name="count"
        label={t('其余价款期数')}
        required
        options={counts.map((value) => ({ value, label: t('{{count}} 期', { count: value }) }))}
      />
      {counts.slice(0, count).map((nth) => (
        <DateField
          key={nth}
          name={['days', nth - 1]}
          label={t('第 {{nth}} 期付款日期', { nth })}
          required
          min={date(dueAt + dayMs)}
          max={date(dueAt + instalmentRules.maxDays * dayMs)}
          check={(typed) => planDayProblem(days(), nth - 1, dueAt)(typed)}
          {...(nth > 1 && { after: [['days', nth - 2]] })}
        />
      ))}
      <div className={wideField}>
        <FilesItem
          name="files"
          purpose="material"
          label={t('担保文件')}
          max={filesMax}
          missing={settlementProblems.guarantee}
          hint={t('保函、抵押或质押合同等，最多 5 个文件')}
        />
      </div>
    </FieldGrid>
  )
}

const noPlan: Values = { firstPercent: instalmentRules.firstPercent, count: 1, days: [], files: [] }

/** What was asked for before, as the form shows it. */
const valuesOf = ({ firstPercent, restDueAt, files }: Plan): Values => ({
  firstPercent,
  count: restDueAt.length,
  days: restDueAt.map(date),
  files,
})

/** Asks the seller for instalments, after a refusal from what was asked for; shows the payments that follow while they are chosen. */
export function PlanForm({ settlement, onClose }: Props & { onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const values = Form.useWatch<Values | undefined>([], form)
  useEffect(() => form.focusField('firstPercent'), [form])
  const submission = useSubmit(
    async ({ files, ...typed }: Values) => {
      const plan = planIn(typed)
      if (!plan) return
      await askForPlan({ id: settlement.id, ...plan, fileIds: files.map(({ id }) => id) })
      showToast('success', t('分期付款申请已提交，等待转让方答复'))
      onClose()
    },
    {
      fieldOf: ({ message }) =>
        message === settlementProblems.firstLow || message === settlementProblems.percent ? 'firstPercent' : null,
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <SubmitForm
      form={form}
      label={t('申请分期付款')}
      initialValues={settlement.plan ? valuesOf(settlement.plan) : noPlan}
      submission={submission}
      submitLabel={t('提交申请')}
      buttons={<Button onClick={onClose}>{t('取消')}</Button>}
    >
      <Fields dueAt={firstDueOf(settlement)} />
      <div className={styles['preview']}>
        <Preview settlement={settlement} plan={values ? planIn(values) : null} />
      </div>
    </SubmitForm>
  )
}
