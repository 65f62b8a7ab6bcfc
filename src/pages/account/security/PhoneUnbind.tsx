import { Form } from 'antd'
import { unbindPhone } from '#src/features/account/commands.ts'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { OwnPassword } from '#src/features/session/credentials/OwnPassword.tsx'

type Values = { password: string; code: TypedCode }

/** Unbinds the phone; requires a code sent to it and the password, which is then the only credential. */
export function PhoneUnbind({ telPhone, onDone }: { telPhone: string; onDone: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(async ({ code, password }) => {
    await unbindPhone(code, password)
    onDone()
  })
  return (
    <SubmitForm<Values>
      form={form}
      label={t('解绑手机')}
      width="narrow"
      submission={submission}
      submitLabel={t('确认解绑')}
      look="danger"
    >
      <Callout tone="warning">
        {t('解绑 {{phone}} 后不能再用短信登录和找回密码，只能用账号和密码登录。', { phone: telPhone })}
      </Callout>
      <OwnPassword />
      <SmsCodeField purpose="unbind-phone" />
    </SubmitForm>
  )
}
