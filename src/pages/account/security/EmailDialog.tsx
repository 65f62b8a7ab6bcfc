import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { bindEmail, sendEmailCode } from '#src/features/account/commands.ts'
import { CodeItem } from '#src/features/sms-code/CodeItem.tsx'
import { email as emailProblem } from '#src/model/validation/addresses.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { rule } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { mailCodeProblems } from '../labels.ts'
import { useProof, type WithProof } from './step-up/use-proof.tsx'

type Values = { email: string; code: string }

const codeProblem = (value: string): string | null => {
  if (plain(value) === '') return mailCodeProblems.missing
  return /^\d{6}$/.test(plain(value)) ? null : mailCodeProblems.form
}

/** Sends a code to the address in the form. */
function useMailCode(form: FormInstance<Values>, withProof: WithProof) {
  const t = useT()
  const shown = plain(Form.useWatch('email', form) ?? '')
  const { busy, failure, attempt } = useAttempt()
  const [sent, setSent] = useState<{ to: string; at: number } | null>(null)
  const send = () => {
    // The watched value lags behind the typed one.
    const email = plain(form.getFieldValue('email') ?? '')
    const problem = emailProblem(email)
    if (problem) {
      form.setFields([{ name: 'email', errors: [t(problem)] }])
      form.focusField('email')
      return
    }
    void attempt(async () => {
      await withProof(() => sendEmailCode(email))
      setSent({ to: email, at: serverNow() })
      form.focusField('code')
    })
  }
  return { busy, failure: failure === null ? null : failureOf(failure), send, sent: sent?.to === shown ? sent : null }
}

/** Binds a mailbox with the code that was sent to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { withProof, proofDialog } = useProof()
  const code = useMailCode(form, withProof)
  const { busy, failure, submit, retry } = useSubmit<Values>(async (values) => {
    await withProof(() => bindEmail(plain(values.email), plain(values.code)))
    showToast('success', t('邮箱已绑定'))
    onClose()
  })
  return (
    <>
      <Dialog title={t('绑定邮箱')} size="small" onClose={onClose}>
        <PortalForm<Values>
          form={form}
          label={t('绑定邮箱')}
          busy={busy}
          onSubmit={(values) => void submit(values)}
          actions={
            <FormActions
              busy={busy}
              failure={failure ?? code.failure}
              {...(failure ? { onRetry: retry } : {})}
              submitLabel={t('确认绑定')}
            />
          }
        >
          <TextField
            name="email"
            label={t('邮箱地址')}
            required
            check={emailProblem}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <CodeItem
            name="code"
            label={t('邮箱验证码')}
            item={{ rules: [rule(codeProblem)] }}
            status={code.sent ? t('验证码已发送至 {{phone}}，5 分钟内有效', { phone: code.sent.to }) : ''}
            sentAt={code.sent?.at ?? null}
            busy={code.busy}
            onSend={code.send}
          />
        </PortalForm>
      </Dialog>
      {proofDialog}
    </>
  )
}
