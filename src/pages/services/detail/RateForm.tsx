import { Form } from 'antd'
import { rate } from '#src/features/demand/commands.ts'
import { commentMax, scores } from '#src/model/demand/rules.ts'
import { demandProblems } from '#src/model/demand/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { LongTextField, RadioField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { scoreLabels } from '../labels.ts'

type Values = { score: number; comment?: string }

/** Rates the answer, which completes the demand. */
export function RateForm({ id }: { id: string }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit(async ({ score, comment = '' }: Values) => {
    await rate({ id, score, text: comment.trim() })
    showToast('success', t('感谢您的评价'))
  })
  return (
    <SubmitForm form={form} label={t('评价')} submission={submission} submitLabel={t('提交评价并办结')}>
      <RadioField
        name="score"
        label={t('满意程度')}
        required
        check={filled(demandProblems.score)}
        options={scores.map((score) => ({ value: score, label: `${score} ${t(scoreLabels[score] ?? '')}` }))}
      />
      <LongTextField name="comment" label={t('评价内容')} rows={2} maxLength={commentMax} />
    </SubmitForm>
  )
}
