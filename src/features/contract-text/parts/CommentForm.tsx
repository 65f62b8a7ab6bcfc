import { Form } from 'antd'
import { contractTextProblems } from '#src/model/contract/labels.ts'
import { textLimits } from '#src/model/contract/text/record.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { text: string }
type Props = {
  label: string
  /** `requestId`: the same for each attempt with the same text. */
  onSend: (text: string, requestId: string) => Promise<void>
  onClose: () => void
}

const checkText = (text: string) => (text.trim() === '' ? contractTextProblems.comment : null)

/** A comment or a reply. */
export function CommentForm({ label, onSend, onClose }: Props) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(({ text }, { requestId }) => onSend(text.trim(), requestId), {
    isRecognised: true,
  })
  return (
    <SubmitForm<Values>
      form={form}
      label={label}
      submission={submission}
      initialValues={{ text: '' }}
      buttons={<Button onClick={onClose}>{t('取消')}</Button>}
    >
      <LongTextField
        name="text"
        label={t('批注内容')}
        rows={3}
        maxLength={textLimits.comment}
        required
        check={checkText}
      />
    </SubmitForm>
  )
}
