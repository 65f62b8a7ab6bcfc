import { Form } from 'antd'
import { revokeContract } from '#src/features/contract/commands.ts'
import { contractProblems } from '#src/model/contract/labels.ts'
import { revokeReasonMax } from '#src/model/contract/rules.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { LongTextField } from '#src/shared/ui/form/fields.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Values = { reason: string }

/** Revokes a contract that is being signed, with a reason; what has been signed already is a matter of law. */
export function RevokeDialog({ contract, onClose }: { contract: ContractView; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { id, signers } = contract
  const signed = signers.filter(({ state }) => state === 'signed').length
  const submission = useSubmit(async ({ reason }: Values) => {
    await revokeContract(id, reason.trim())
    showToast('success', t('合同已撤销'))
    onClose()
  })
  return (
    <Dialog title={t('撤销合同')} size="small" onClose={onClose}>
      {signed > 0 && (
        <Callout tone="danger">
          {t('已有 {{count}} 方签署。撤销已签署的合同可能承担缔约过失或者违约责任，请先与对方协商。', {
            count: signed,
          })}
        </Callout>
      )}
      <p>{t('撤销后，全部签署流程终止，已作的签署失效；可以重新拟定。')}</p>
      <SubmitForm<Values>
        form={form}
        label={t('撤销合同')}
        initialValues={{ reason: '' }}
        submission={submission}
        submitLabel={t('确定撤销合同')}
        look="danger"
        buttons={<Button onClick={onClose}>{t('取消')}</Button>}
      >
        <LongTextField
          name="reason"
          label={t('撤销的原因')}
          required
          rows={3}
          maxLength={revokeReasonMax}
          check={filled(contractProblems.reason)}
        />
      </SubmitForm>
    </Dialog>
  )
}
