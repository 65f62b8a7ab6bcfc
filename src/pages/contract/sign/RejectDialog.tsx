import { Form } from 'antd'
import { rejectContract } from '#src/features/contract/signing.ts'
import { contractProblems } from '#src/model/contract/labels.ts'
import { reasonMax } from '#src/model/contract/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { reason: string }

/** Refuses to sign, which ends the contract for all. */
export function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit(async ({ reason }: Values) => {
    await rejectContract(id, reason.trim())
    showToast('success', t('您已拒签'))
    onClose()
  })
  return (
    <Dialog title={t('拒签合同')} size="small" onClose={onClose}>
      <p>{t('拒签后，合同流程对所有签署方终止，原因将通知各方；双方可以重新拟定。')}</p>
      <SubmitForm<Values>
        form={form}
        label={t('拒签合同')}
        initialValues={{ reason: '' }}
        submission={submission}
        submitLabel={t('确定拒签')}
        look="danger"
        buttons={<Button onClick={onClose}>{t('取消')}</Button>}
      >
        <LongTextField
          name="reason"
          label={t('拒签的原因')}
          required
          rows={3}
          maxLength={reasonMax}
          check={filled(contractProblems.reason)}
        />
      </SubmitForm>
    </Dialog>
  )
}
