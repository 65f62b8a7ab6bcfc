import { Form } from 'antd'
import { useEffect } from 'react'
import { reviewAppeal, supplementAppeal } from '#src/features/appeal/commands.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { descriptionMax, filesMax } from '#src/model/appeal/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { appealProblems } from '../labels.ts'

type Values = { text: string; files: UploadedFile[] }
type Props = { id: string; what: 'supplement' | 'review'; onDone: () => void }

/** Text and files added to an appeal: a supplement that the exchange requested, or a review. */
export function AdditionForm({ id, what, onDone }: Props) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  useEffect(() => form.focusField('text'), [form])
  const draft = useDraft(form, `appeal-${what}-${id}`)
  const isReview = what === 'review'
  const send = async ({ text, files }: Values, { requestId }: Sending) => {
    await (isReview ? reviewAppeal : supplementAppeal)({ id, text, fileIds: files.map((file) => file.id), requestId })
    draft.forget()
    showToast('success', isReview ? t('已申请复核') : t('材料已补充'))
    onDone()
  }
  const submission = useSubmit(send, { isRecognised: true })
  return (
    <SubmitForm<Values>
      form={form}
      label={isReview ? t('申请复核') : t('补充材料')}
      width="medium"
      draft={draft}
      initialValues={{ files: [] }}
      submission={submission}
      submitLabel={t('提交')}
      buttons={<Button onClick={onDone}>{t('取消')}</Button>}
    >
      <LongTextField
        name="text"
        label={isReview ? t('复核理由') : t('补充说明')}
        required
        check={filled(isReview ? appealProblems.review : appealProblems.supplement)}
        rows={4}
        maxLength={descriptionMax}
      />
      <FilesItem name="files" purpose="material" label={t('证明材料')} max={filesMax} />
    </SubmitForm>
  )
}
