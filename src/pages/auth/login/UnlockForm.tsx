import { lazy, Suspense, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { signOut } from '#src/features/session/commands.ts'
import { isPassPending } from '#src/features/session/screen-lock/screen-lock-sync.ts'
import { lockedName, unlock, unlockBySms } from '#src/features/session/screen-lock/unlock.ts'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { brandNames } from '#src/shared/config/brand.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { CaptchaField } from '../form/CaptchaField.tsx'
import { Field } from '../form/Field.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { Submit } from '../form/Submit.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import { captchaRule, useCaptchaField } from '../form/use-captcha-field.ts'
import type { Rules } from '../form/use-fields.ts'
import { formLabels } from '../labels.ts'
import styles from './single.module.css'
import { SmsForm } from './SmsForm.tsx'
import { useMethod } from './use-method.ts'

const PlatformSession = lazy(() => import('./PlatformSession.tsx'))

type Name = 'username' | 'password' | 'captcha'
const rules: Rules<Name> = {
  username: (value) => (value.trim() ? null : formLabels.username),
  password: (value) => (value ? null : formLabels.password),
  captcha: captchaRule,
}

function Account() {
  const name = useDisplayName()
  const picture = useSession(({ userInfo }) => userInfo?.headImg)
  return (
    <>
      <Picture src={picture} alt="" width={88} height={88} className={styles['portrait'] ?? ''} />
      <p className={styles['name']} translate="no">
        {name}
      </p>
    </>
  )
}

type PasswordProps = { hidden: boolean; onSms: () => void }

function PasswordUnlock({ hidden, onSms }: PasswordProps) {
  const t = useT()
  const form = useAuthForm(rules)
  const pass = useSession((session) => session.pass)
  const needsName = useSession((session) => lockedName(session) === null) && !isPassPending()
  /** Without a pass from the exchange, or after it refused the pass, unlocking needs a captcha. */
  const [needsCaptcha, setNeedsCaptcha] = useState(() => pass === null && !isPassPending())
  const captcha = useCaptchaField(form, 'unlock', needsCaptcha)

  const send = (values: Record<Name, string>) => {
    const solved = needsCaptcha ? captcha.solve(values.captcha) : undefined
    if (solved === null) return
    void form.attempt(
      () => unlock(values.password, solved, needsName ? values.username.trim() : ''),
      (error) => {
        form.focus('password')
        if (!(error instanceof ApiError)) return
        // Captcha and pass were valid for this one attempt.
        if (needsCaptcha) captcha.replace()
        setNeedsCaptcha(true)
      },
    )
  }

  const asked: Name[] = [
    ...(needsName ? ['username' as const] : []),
    'password',
    ...(needsCaptcha ? ['captcha' as const] : []),
  ]
  return (
    <form {...form.formProps<Name>(send, asked)} hidden={hidden} aria-label={t('解锁')}>
      {needsName && (
        <Field
          {...form.bind('username')}
          label={t('账号')}
          placeholder={t('登录名或手机号码')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <PasswordField {...form.bind('password')} label={t('登录密码')} autoComplete="current-password" />
      {needsCaptcha && <CaptchaField {...captcha.field} onSms={onSms} smsLabel={t('用短信解锁')} />}
      <Submit form={form} labels={{ idle: t('解锁'), busy: t('正在核对…') }} />
    </form>
  )
}

/** Both leave the account and its unsaved input, so both ask first. */
function LeaveActions() {
  const t = useT()
  const leave = (title: string, leaveNow: () => Promise<void>) =>
    confirmDialog({
      title,
      message: t('将退出当前账号，未提交的内容不再保留，也不能再回到原来的页面。'),
      confirm: t('退出当前账号'),
      onConfirm: () => void leaveNow(),
    })
  const resetPassword = async () => {
    await signOut()
    navigateTo(paths.findPassword)
  }
  return (
    <>
      <Button look="text" onClick={() => leave(t('使用其他账号'), signOut)}>
        {t('使用其他账号')}
      </Button>
      <Button look="text" onClick={() => leave(t('忘记密码？'), resetPassword)}>
        {t('忘记密码？')}
      </Button>
    </>
  )
}

/** Unlocks by the password of the locked account or a code sent to its phone, or leaves for another account. */
export function UnlockForm() {
  const { product } = brandNames[useLanguage()]
  const t = useT()
  const { method, setMethod, switches, switchToSms } = useMethod()
  const isSms = method === 'sms'
  return (
    <div className={styles['lock']}>
      <Card label={t('屏幕已锁定')} body="stacked" className={styles['card']}>
        <p className="muted">{product}</p>
        <h1 tabIndex={-1}>{t('屏幕已锁定')}</h1>
        <Account />
        <PasswordUnlock hidden={isSms} onSms={switchToSms} />
        <SmsForm
          hidden={!isSms}
          focusRequests={switches}
          signIn={unlockBySms}
          labels={{ form: t('短信解锁'), idle: t('解锁'), busy: t('正在核对…') }}
        />
        <p className={styles['links']}>
          <Button look="text" onClick={isSms ? () => setMethod('password') : switchToSms}>
            {isSms ? t('用密码解锁') : t('用短信解锁')}
          </Button>
          <LeaveActions />
        </p>
        <Suspense>
          <PlatformSession />
        </Suspense>
        <p className="muted">{t('已填写的内容都还在，解锁后回到原来的页面。')}</p>
      </Card>
    </div>
  )
}
