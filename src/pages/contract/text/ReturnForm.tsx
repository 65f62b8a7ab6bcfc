import { Form } from 'antd'
import { returnText } from '#src/features/contract-text/commands.ts'
import { reasonMax, reasonProblem } from '#src/model/contract/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'

type Values = { reason: string }

/** Returns the text to both for changes, with a reason. */
export function ReturnForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `contract-return-${id}`)
  const submission = useSubmit<Values>(async ({ reason }) => {
    await returnText(id, reason.trim())
    draft.forget()
    showToast('success', t('已退回修改，对方会收到通知'))
    onClose()
  })
  return (
    <SubmitForm<Values>
      form={form}
      label={t('退回修改')}
      draft={draft}
      submission={submission}
      initialValues={{ reason: '' }}
      width="medium"
      buttons={<Button onClick={onClose}>{t('取消')}</Button>}
    >
      <LongTextField
        name="reason"
        label={t('退回原因')}
        rows={4}
        maxLength={reasonMax}
        required
        check={(reason) => reasonProblem(reason, reasonMax)}
      />
    </SubmitForm>
  )
}
