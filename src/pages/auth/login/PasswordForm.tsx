import { signInByPassword } from '#src/features/session/commands.ts'
import { isLostChunk } from '#src/shared/lib/chunk-reload.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CaptchaField } from '../form/CaptchaField.tsx'
import { Field } from '../form/Field.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { Submit } from '../form/Submit.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import { captchaRule, useCaptchaField } from '../form/use-captcha-field.ts'
import type { Rules } from '../form/use-fields.ts'
import { formLabels } from '../labels.ts'

type Name = 'username' | 'password' | 'captcha'

const rules: Rules<Name> = {
  username: (value) => (value.trim() ? null : formLabels.username),
  password: (value) => (value ? null : formLabels.password),
  captcha: captchaRule,
}

/** Account, password and captcha. `hidden` instead of unmounting: what is typed stays while the SMS form is shown. */
export function PasswordForm({ hidden, onSms }: { hidden: boolean; onSms: () => void }) {
  const t = useT()
  const form = useAuthForm(rules)
  const captcha = useCaptchaField(form, 'login')

  const send = ({ username, password, captcha: typed }: Record<Name, string>) => {
    const solved = captcha.solve(typed)
    if (!solved) return
    void form.attempt(
      () => signInByPassword({ username: username.trim(), password, captcha: solved }),
      (failure) => {
        // Nothing was sent: the captcha is still valid.
        if (isLostChunk(failure)) return
        captcha.replace()
        form.focus('captcha')
      },
    )
  }

  return (
    <form {...form.formProps(send)} hidden={hidden} aria-label={t('账号登录')}>
      <Field
        {...form.bind('username')}
        label={t('账号')}
        placeholder={t('登录名或手机号码')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.bind('password')} label={t('密码')} autoComplete="current-password" />
      <CaptchaField {...captcha.field} onSms={onSms} />
      <Submit form={form} onSms={onSms} />
    </form>
  )
}
