import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { bindRefundAccount } from '#src/features/account/commands.ts'
import { identityQuery } from '#src/features/kyc/queries.ts'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { bankCard, corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { bankMissing } from '../labels.ts'
import { OwnPassword } from '#src/features/session/credentials/OwnPassword.tsx'
import { useProof } from './step-up/use-proof.tsx'

type Values = { bankName: string; cardNo: string; password?: string }

/** A proof that ends sooner is asked for again: typing takes its time, ms. */
const proofLeftMs = 60_000

/** `authStatus` of a verified organisation. */
const organisation = 4

/** Binds the bank account, in the name of the verified person or organisation, that refunds go to. */
export function RefundDialog({ safety, onClose }: { safety: AccountSafety; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { data } = useQuery(identityQuery)
  const known = data && { bankName: data.identity?.bankName }
  const draft = useDraft(form, 'refund-account', { tabOnly: true, known })
  const [isProved] = useState(() => (safety.provedUntil ?? 0) - serverNow() > proofLeftMs)
  const { withProof, proofDialog } = useProof()
  const submission = useSubmit<Values>(async (values) => {
    await withProof(() => bindRefundAccount({ ...values, cardNo: plainAccount(values.cardNo) }))
    draft.forget()
    showToast('success', t('退款账户已绑定'))
    onClose()
  })
  const check = safety.authStatus === organisation ? corporateAccount : bankCard
  return (
    <>
      <Dialog title={t('绑定退款账户')} size="small" onClose={onClose}>
        <SubmitForm<Values>
          form={form}
          label={t('绑定退款账户')}
          draft={draft}
          submission={submission}
          submitLabel={t('确认绑定')}
        >
          <Callout>
            {t('户名：')}
            <span lang="zh-CN">{safety.name}</span>
          </Callout>
          <TextField name="bankName" label={t('开户银行')} required check={filled(bankMissing)} maxLength={50} />
          <TextField name="cardNo" label={t('银行账号')} required check={check} inputMode="numeric" maxLength={40} />
          {!isProved && <OwnPassword />}
        </SubmitForm>
      </Dialog>
      {proofDialog}
    </>
  )
}
