import { Form } from 'antd'
import { askMore } from '#src/features/demand/commands.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { descriptionMax, filesMax, questionProblem } from '#src/model/demand/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { text: string; files: readonly UploadedFile[] }

/** A further question after an answer. */
export function AskForm({ id }: { id: string }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `demand-ask-${id}`)
  const send = async ({ text, files }: Values, { requestId }: Sending) => {
    await askMore({ id, text: text.trim(), fileIds: files.map((file) => file.id), requestId })
    draft.forget()
    showToast('success', t('追问已提交'))
  }
  const submission = useSubmit(send, { isRecognised: true })
  return (
    <SubmitForm
      form={form}
      label={t('追问')}
      initialValues={{ files: [] }}
      draft={draft}
      submission={submission}
      submitLabel={t('提交追问')}
      look="default"
    >
      <LongTextField
        name="text"
        label={t('追问内容')}
        required
        check={questionProblem}
        rows={3}
        maxLength={descriptionMax}
      />
      <FilesItem name="files" purpose="material" label={t('附件')} max={filesMax} />
    </SubmitForm>
  )
}
