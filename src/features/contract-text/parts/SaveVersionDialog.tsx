import { Form } from 'antd'
import { textLimits } from '#src/model/contract/text/record.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { saveTextVersion } from '../commands.ts'
import type { TextSession } from '../session/session.ts'

type Values = { note: string }
type Props = { id: string; session: TextSession; onClose: () => void }

/** Saves the current text under the next number, with a note. */
export function SaveVersionDialog({ id, session, onClose }: Props) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(
    async ({ note }) => {
      const no = await saveTextVersion(session, id, note.trim())
      showToast('success', t('已保存为版本 {{no}}', { no }))
      onClose()
    },
    { isRecognised: true },
  )
  return (
    <Dialog title={t('保存版本')} size="small" onClose={onClose}>
      <SubmitForm<Values> form={form} label={t('保存版本')} submission={submission} initialValues={{ note: '' }}>
        <TextField name="note" label={t('版本说明')} maxLength={textLimits.note} />
      </SubmitForm>
    </Dialog>
  )
}
