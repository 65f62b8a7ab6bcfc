import { useQuery } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { bindRefundAccount } from '#src/features/account/commands.ts'
import { identityQuery } from '#src/features/kyc/queries.ts'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { bankCard, corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { filled, rule } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { bankMissing, passwordMissing } from '../labels.ts'
import { PasswordInput } from './PasswordInput.tsx'

type Values = { bankName: string; cardNo: string; password: string }

/** `authStatus` of a verified organisation. */
const organisation = 4

/** Binds the bank account, in the name of the verified person or organisation, that refunds go to. */
export function RefundDialog({ safety, onClose }: { safety: AccountSafety; onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { data } = useQuery(identityQuery)
  const known = data && { bankName: data.identity?.bankName }
  const draft = useDraft(form, 'refund-account', { tabOnly: true, known })
  const { busy, failure, submit, retry } = useSubmit<Values>(async (values) => {
    await bindRefundAccount({ ...values, cardNo: plainAccount(values.cardNo) })
    draft.forget()
    showToast('success', t('退款账户已绑定'))
    onClose()
  })
  const check = safety.authStatus === organisation ? corporateAccount : bankCard
  return (
    <Dialog title={t('绑定退款账户')} size="small" onClose={onClose}>
      <PortalForm<Values>
        form={form}
        label={t('绑定退款账户')}
        draft={draft}
        busy={busy}
        onSubmit={(values) => void submit(values)}
        actions={<FormActions busy={busy} failure={failure} onRetry={retry} word={t('确认绑定')} />}
      >
        <Callout>
          {t('户名：')}
          <span lang="zh-CN">{safety.name}</span>
        </Callout>
        <Form.Item name="bankName" label={t('开户银行')} required rules={[rule(filled(bankMissing))]}>
          <Input maxLength={50} />
        </Form.Item>
        <Form.Item name="cardNo" label={t('银行账号')} required rules={[rule(check)]}>
          <Input inputMode="numeric" autoComplete="off" maxLength={40} />
        </Form.Item>
        <PasswordInput
          name="password"
          label={t('登录密码')}
          check={filled(passwordMissing)}
          autoComplete="current-password"
        />
      </PortalForm>
    </Dialog>
  )
}
