import { type FormEvent, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { signOut } from '#src/features/session/commands.ts'
import { isPassPending } from '#src/features/session/screen-lock/screen-lock-sync.ts'
import { unlock, unlockBySms } from '#src/features/session/screen-lock/unlock.ts'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { useCaptcha } from '#src/features/session/credentials/use-captcha.ts'
import { captchaLabels } from '#src/features/session/labels.ts'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { CaptchaField } from '../form/CaptchaField.tsx'
import { Eye } from '../form/Eye.tsx'
import { Field } from '../form/Field.tsx'
import styles from './lock.module.css'
import { SmsForm } from './SmsForm.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'
import { formLabels } from '../labels.ts'

type Name = 'password' | 'captcha'
const rules: Rules<Name> = {
  password: (value) => (value ? null : formLabels.password),
  captcha: (value) => (value.trim() ? null : captchaLabels.missing),
}

function Who() {
  const name = useDisplayName()
  const picture = useSession(({ userInfo }) => userInfo?.headImg)
  return (
    <div className={styles['who']}>
      <Picture src={picture} alt="" width={88} height={88} className={styles['face'] ?? ''} />
      <p className={styles['name']} translate="no">
        {name}
      </p>
    </div>
  )
}

type PasswordProps = { hidden: boolean; onSms: () => void }

function PasswordUnlock({ hidden, onSms }: PasswordProps) {
  const t = useT()
  const { setForm, bind, check, clear, focus } = useFields(rules)
  const { busy, failure, attempt } = useAttempt()
  const pass = useSession((session) => session.pass)
  /** A captcha, where the exchange gave no pass for the way back or did not take it. */
  const [isAsked, setAsked] = useState(() => pass === null && !isPassPending())
  const { shown: captcha, picture, state, lack, tellLack, renew } = useCaptcha('unlock', isAsked)
  const [isRead, setRead] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check<Name>(isAsked ? ['password', 'captcha'] : ['password'])
    if (!values) return
    if (isAsked && !captcha) {
      tellLack()
      return focus('captcha')
    }
    const solved = isAsked && captcha ? { ...captcha, typed: values.captcha.trim() } : undefined
    void attempt(
      () => unlock(values.password, solved),
      (error) => {
        focus('password')
        if (!(error instanceof ApiError)) return
        // Captcha and pass were good for this one attempt.
        if (isAsked) renewCaptcha()
        setAsked(true)
      },
    )
  }
  const renewCaptcha = () => {
    clear('captcha')
    renew()
  }

  return (
    <form ref={setForm} hidden={hidden} noValidate onSubmit={handleSubmit} aria-label={t('解锁')}>
      <Field
        {...bind('password')}
        label={t('登录密码')}
        type={isRead ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        end={<Eye shown={isRead} onChange={setRead} />}
      />
      {isAsked && (
        <CaptchaField
          {...bind('captcha')}
          {...(lack === null ? {} : { problem: lack })}
          picture={picture}
          state={state}
          onRenew={() => {
            renewCaptcha()
            focus('captcha')
          }}
          onSms={onSms}
          smsWord={t('用短信解锁')}
        />
      )}
      <Submit busy={busy} failure={failure} words={{ rest: t('解锁'), busy: t('正在核对…') }} />
    </form>
  )
}

/** Both leave the account and what was typed in it: nobody is signed out by a slip. */
function OtherWays() {
  const t = useT()
  const leave = (title: string, leaveNow: () => Promise<void>) =>
    confirmDialog({
      title,
      message: t('将退出当前账号，未提交的内容不再保留，也不能再回到原来的页面。'),
      tone: 'warning',
      confirm: t('退出当前账号'),
      cancel: t('取消'),
      onConfirm: () => void leaveNow(),
    })
  const forget = async () => {
    await signOut()
    navigateTo(paths.findPassword)
  }
  return (
    <p className={styles['ways']}>
      <button type="button" onClick={() => leave(t('使用其他账号'), signOut)}>
        {t('使用其他账号')}
      </button>
      <button type="button" onClick={() => leave(t('忘记密码？'), forget)}>
        {t('忘记密码？')}
      </button>
    </p>
  )
}

/** The password of whoever locked the session, or a code to that person's phone; or another account. */
export function UnlockForm() {
  const t = useT()
  const [way, setWay] = useState<'password' | 'sms'>('password')
  const [timesLed, setTimesLed] = useState(0)
  const isSms = way === 'sms'
  const toSms = () => {
    setWay('sms')
    setTimesLed((times) => times + 1)
  }
  return (
    <div className={styles['lock']}>
      <section className={styles['card']} aria-labelledby="lock-title">
        <p className={styles['brand']}>{brand.productName}</p>
        <h1 id="lock-title" tabIndex={-1}>
          {t('屏幕已锁定')}
        </h1>
        <Who />
        <PasswordUnlock hidden={isSms} onSms={toSms} />
        <SmsForm
          hidden={!isSms}
          timesLed={timesLed}
          signIn={unlockBySms}
          words={{ label: t('短信解锁'), rest: t('解锁'), busy: t('正在核对…') }}
        />
        <p className={styles['ways']}>
          <button type="button" onClick={isSms ? () => setWay('password') : toSms}>
            {isSms ? t('用密码解锁') : t('用短信解锁')}
          </button>
        </p>
        <OtherWays />
        <p className={styles['hint']}>{t('已填写的内容都还在，解锁后回到原来的页面。')}</p>
      </section>
    </div>
  )
}
