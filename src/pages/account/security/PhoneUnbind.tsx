import { Button, Form } from 'antd'
import { unbindPhone } from '#src/features/account/commands.ts'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { passwordMissing } from '../labels.ts'
import styles from '../account.module.css'
import { PasswordInput } from '../PasswordInput.tsx'

type Values = { password: string; code: string }

/** Gives the phone up; needs the other way in, the password, as well as the phone itself. */
export function PhoneUnbind({ telPhone, onDone }: { telPhone: string; onDone: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const { busy, failure, submit, retry } = useSubmit<Values>(async ({ code, password }) => {
    await unbindPhone(code, password)
    onDone()
  })
  return (
    <PortalForm<Values>
      form={form}
      label={t('解绑手机')}
      className={styles['narrow']}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <>
          <Failure failure={failure} onRetry={retry} busy={busy} />
          <Button danger htmlType="submit" aria-disabled={busy}>
            {busy ? t('正在提交…') : t('确认解绑')}
          </Button>
        </>
      }
    >
      <p className={`${styles['note']} ${styles['warn']}`}>
        {t('解绑 {{phone}} 后不能再用短信登录和找回密码，只能用账号和密码登录。', { phone: telPhone })}
      </p>
      <PasswordInput
        name="password"
        label={t('登录密码')}
        check={filled(passwordMissing)}
        autoComplete="current-password"
      />
      <SmsCodeField />
    </PortalForm>
  )
}
