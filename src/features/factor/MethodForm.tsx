import { Form, type FormInstance } from 'antd'
import { OwnPassword } from '#src/features/session/credentials/OwnPassword.tsx'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import type { ConfirmationMethod } from '#src/model/account/factors.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { RadioField, TextField } from '#src/shared/ui/form/fields.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { authenticatorCode, recoveryCode } from './codes.ts'
import { type Confirmation, confirmByFactor } from './commands.ts'
import { methodLabels } from './labels.ts'
import styles from './step-up.module.css'

export type MethodValues = {
  method?: ConfirmationMethod
  authenticator?: string
  recovery?: string
  password?: string
  code?: TypedCode
}

function confirmationOf(method: ConfirmationMethod, values: MethodValues): Confirmation {
  const { authenticator = '', recovery = '', password = '', code = { code: '' } } = values
  switch (method) {
    case 'passkey':
      return { method }
    case 'authenticator':
      return { method, code: authenticator }
    case 'recovery':
      return { method, code: recovery }
    case 'password-and-code':
      return { method, password, typed: code }
  }
}

/** What is typed for a method; a passkey needs nothing. */
function MethodFields({ method }: { method: ConfirmationMethod }) {
  const t = useT()
  switch (method) {
    case 'passkey':
      return (
        <p className={`muted ${styles['press']}`}>{t('点击下面的按钮，按浏览器的提示用指纹、面容或设备密码确认。')}</p>
      )
    case 'authenticator':
      return (
        <TextField
          name="authenticator"
          label={t('动态验证码')}
          required
          check={authenticatorCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          extra={t('打开验证器，输入本账户当前显示的 6 位数字')}
        />
      )
    case 'recovery':
      return (
        <TextField
          name="recovery"
          label={t('恢复码')}
          required
          check={recoveryCode}
          maxLength={32}
          autoCapitalize="none"
          spellCheck={false}
          extra={t('添加验证方式时保存的恢复码，每个只能用一次')}
        />
      )
    case 'password-and-code':
      return (
        <>
          <OwnPassword />
          <SmsCodeField purpose="confirm" />
        </>
      )
  }
}

type Props = {
  form: FormInstance<MethodValues>
  methods: readonly [ConfirmationMethod, ...ConfirmationMethod[]]
  onConfirmed: () => void
}

/** The ways to confirm: the first of the exchange is chosen, what was typed for another stays. */
export function MethodForm({ form, methods, onConfirmed }: Props) {
  const t = useT()
  const [first] = methods
  const method = Form.useWatch<ConfirmationMethod | undefined>('method', form) ?? first
  const submission = useSubmit<MethodValues>(async (values) => {
    await confirmByFactor(confirmationOf(values.method ?? first, values))
    onConfirmed()
  })
  return (
    <SubmitForm<MethodValues>
      form={form}
      label={t('安全验证')}
      initialValues={{ method: first }}
      submission={submission}
      submitLabel={method === 'passkey' ? t('使用通行密钥验证') : t('确认')}
    >
      {methods.length > 1 && (
        <RadioField
          name="method"
          label={t('验证方式')}
          onChange={submission.forget}
          options={methods.map((value) => ({ value, label: t(methodLabels[value]) }))}
        />
      )}
      <MethodFields method={method} />
      {method !== 'password-and-code' && (
        <p className={styles['lost']}>
          <Button look="link" to={linkToOwn.appeal('factor-lost')}>
            {t('验证方式都不可用？提交申诉')}
          </Button>
        </p>
      )}
    </SubmitForm>
  )
}
