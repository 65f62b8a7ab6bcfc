import { Form } from 'antd'
import { authenticatorCode } from '#src/features/factor/codes.ts'
import type { AuthenticatorKey } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import { Copyable } from '#src/shared/ui/value/Copyable.tsx'
import styles from './factors.module.css'
import type { FactorActions } from './use-factor-actions.ts'

type Values = { code: string }

/** Groups of four are easier to type. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** Links an authenticator app: the key for it, and its first code as a proof that the app has it. */
export function AuthenticatorDialog({
  authenticatorKey: { secret, uri },
  actions,
}: {
  authenticatorKey: AuthenticatorKey
  actions: FactorActions
}) {
  const t = useT()
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(({ code }) => actions.addAuthenticator(code))
  return (
    <Dialog title={t('绑定验证器')} size="small" onClose={actions.close}>
      <SubmitForm<Values> form={form} label={t('绑定验证器')} submission={submission} submitLabel={t('确认绑定')}>
        <ol className={styles['steps']}>
          <li>{t('在手机上安装验证器应用，例如 Microsoft Authenticator 或腾讯身份验证器。')}</li>
          <li>{t('用应用里的扫码功能扫描二维码；不能扫码的，手工输入密钥。')}</li>
          <li>{t('输入应用显示的 6 位数字。')}</li>
        </ol>
        <div className={styles['key']}>
          <div className={styles['qr']}>
            <QrCode text={uri} label={t('验证器二维码')} />
          </div>
          <div>
            <p className="muted">{t('密钥')}</p>
            <Copyable text={secret} name={t('密钥')}>
              <code className={styles['secret']} translate="no">
                {grouped(secret)}
              </code>
            </Copyable>
            <p className="muted">{t('密钥等同于钥匙，请不要发给任何人')}</p>
          </div>
        </div>
        <TextField
          name="code"
          label={t('动态验证码')}
          required
          check={authenticatorCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
      </SubmitForm>
    </Dialog>
  )
}
