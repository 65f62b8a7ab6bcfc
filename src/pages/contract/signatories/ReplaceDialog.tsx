import { Form } from 'antd'
import { replaceSigner } from '#src/features/contract/commands.ts'
import { contractProblems } from '#src/model/contract/labels.ts'
import type { ContractSigner } from '#src/model/contract/schema.ts'
import { personName } from '#src/model/validation/names.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { agent: string; phone: string }
type Props = { contractId: string; signer: ContractSigner; onClose: () => void }

/** Names another person to act for a signer, whose phone gets the codes for signing. */
export function ReplaceDialog({ contractId, signer, onClose }: Props) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit(
    async ({ agent, phone }: Values) => {
      await replaceSigner({ id: contractId, signerId: signer.id, agent: agent.trim(), phone: plainPhone(phone) })
      showToast('success', t('已替换经办人'))
      onClose()
    },
    {
      fieldOf: ({ message }) => (message === contractProblems.othersPhone ? 'phone' : null),
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <Dialog title={t('替换经办人')} size="small" onClose={onClose}>
      <p>
        {t('签署方：')}
        <span lang="zh-CN">{signer.name}</span>
      </p>
      <p className="muted">{t('签署验证码将发送到新经办人的手机。')}</p>
      <SubmitForm<Values>
        form={form}
        label={t('替换经办人')}
        initialValues={{ agent: '', phone: '' }}
        submission={submission}
        submitLabel={t('确定替换')}
        buttons={<Button onClick={onClose}>{t('取消')}</Button>}
      >
        <TextField name="agent" label={t('经办人')} required check={personName} maxLength={20} />
        <TextField name="phone" label={t('手机')} required check={mobile} maxLength={20} inputMode="tel" />
      </SubmitForm>
    </Dialog>
  )
}
