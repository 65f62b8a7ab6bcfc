import { Form } from 'antd'
import { renameFile } from '#src/features/case-file/commands.ts'
import { renameTroubleText } from '#src/model/case-file/labels.ts'
import { renameTrouble } from '#src/model/case-file/rules.ts'
import type { CaseFile } from '#src/model/case-file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Props = {
  projectId: string
  file: CaseFile
  /** Names of the other files of the folder. */
  others: readonly string[]
  onClose: () => void
}

/** A new name for a file that the person added (AC-09). */
export function RenameDialog({ projectId, file, others, onClose }: Props) {
  const t = useT()
  const [form] = Form.useForm<{ name: string }>()
  const submission = useSubmit<{ name: string }>(async ({ name }) => {
    await renameFile({ projectId, id: file.id, name: name.trim() })
    showToast('success', t('文件已重命名'))
    onClose()
  })
  const check = (text: string) => {
    const trouble = renameTrouble(text.trim(), file.name, others)
    return trouble && renameTroubleText[trouble]
  }
  return (
    <Dialog title={t('重命名')} size="small" onClose={onClose}>
      <SubmitForm<{ name: string }>
        form={form}
        label={t('重命名')}
        initialValues={{ name: file.name }}
        submission={submission}
        submitLabel={t('保存')}
      >
        <TextField name="name" label={t('文件名称')} required check={check} maxLength={120} lang="zh-CN" />
      </SubmitForm>
    </Dialog>
  )
}
