import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { proveIdentity } from '#src/features/account/commands.ts'
import { safetyQuery } from '#src/features/account/queries.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { firstProof, ProofFields, type ProofValues, proofOf } from './ProofFields.tsx'

type Props = { onProved: () => void; onClose: () => void }

/** Asks who is at this session, over the form that needs it: what was typed there stays. */
export function ProofDialog({ onProved, onClose }: Props) {
  const t = useT()
  const [form] = Form.useForm<ProofValues>()
  const { data } = useQuery(safetyQuery)
  const submission = useSubmit<ProofValues>(async (values) => {
    await proveIdentity(proofOf(values))
    onProved()
  })
  return (
    <Dialog title={t('验证身份')} size="small" onClose={onClose}>
      <SubmitForm<ProofValues>
        form={form}
        label={t('验证身份')}
        initialValues={firstProof}
        submission={submission}
        submitLabel={t('确认')}
      >
        <Callout>{t('为保护账户安全，请先验证身份。验证后五分钟内修改账户资料不必再次验证。')}</Callout>
        <ProofFields hasPhone={Boolean(data?.telPhone)} purpose="identity" onMethod={submission.forget} />
      </SubmitForm>
    </Dialog>
  )
}
