import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { signInByPassword } from '#src/features/session/commands.ts'
import { captchaQuery } from '#src/features/session/queries.ts'
import { captchaLabels } from '#src/features/session/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { CaptchaField } from '../form/CaptchaField.tsx'
import { Eye } from '../form/Eye.tsx'
import { Field } from '../form/Field.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'
import { formLabels } from '../labels.ts'

type Name = 'username' | 'password' | 'captcha'

const rules: Rules<Name> = {
  username: (value) => (value.trim() ? null : formLabels.username),
  password: (value) => (value ? null : formLabels.password),
  captcha: (value) => (value.trim() ? null : captchaLabels.missing),
}

/** The picture, and why what was typed is of none that is here; null when it is. */
function useCaptchaPicture() {
  const captcha = useQuery(captchaQuery)
  const lost = captcha.isError || !captcha.data ? captchaLabels.lost : null
  return { captcha, lack: captcha.isFetching ? captchaLabels.coming : lost }
}

/** Account, password and captcha. `hidden` keeps what was typed while the other way is looked at. */
export function PasswordForm({ hidden, onSms }: { hidden: boolean; onSms: () => void }) {
  const t = useT()
  const { setForm, bind, check, focus, clear } = useFields(rules)
  const { captcha, lack } = useCaptchaPicture()
  const { busy, failure, attempt } = useAttempt()
  const [shown, setShown] = useState(false)
  const [isEarly, setEarly] = useState(false)
  if (isEarly && lack === null) setEarly(false)

  const renew = () => {
    clear('captcha')
    void captcha.refetch()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    if (lack !== null || !captcha.data) {
      setEarly(true)
      return focus('captcha')
    }
    const sent = { ...captcha.data, typed: values.captcha.trim() }
    void attempt(
      () => signInByPassword({ username: values.username.trim(), password: values.password, captcha: sent }),
      () => {
        // It was good for this one attempt.
        renew()
        focus('captcha')
      },
    )
  }

  return (
    <form ref={setForm} hidden={hidden} noValidate onSubmit={handleSubmit} aria-label={t('账号登录')}>
      <Field
        {...bind('username')}
        label={t('账号')}
        placeholder={t('登录名或手机号码')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...bind('password')}
        label={t('密码')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        end={<Eye shown={shown} onChange={setShown} />}
      />
      <CaptchaField
        {...bind('captcha')}
        {...(isEarly ? { problem: lack } : {})}
        picture={captcha.data?.image}
        state={captcha.isFetching ? 'loading' : captcha.isError ? 'lost' : 'here'}
        onRenew={() => {
          renew()
          focus('captcha')
        }}
        onSms={onSms}
      />
      <Submit busy={busy} failure={failure} onSms={onSms} />
    </form>
  )
}
