import { type FormEvent, useEffect, useRef } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { resetPassword, verifyRecoveryCode } from '#src/features/session/registration.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { newPassword, repeatOf } from '#src/model/validation/password.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from '../form/form.module.css'
import { NewPassword } from '../form/NewPassword.tsx'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'
import { useFormAttempt } from '../form/use-form-attempt.ts'

export type Proved = { telPhone: string; code: string }

type ProveName = 'telPhone' | 'code'
const proveRules: Rules<ProveName> = { telPhone: mobile, code: smsCodeText }
const proveFields = { [accountRefusal.smsCode]: 'code', [accountRefusal.telPhone]: 'telPhone' } as const

type ProveProps = {
  hidden: boolean
  /** Why the code has to be given anew. */
  problem: string | null
  onDone: (proved: Proved) => void
}

/** First step: the phone of the account. */
export function ProvePhone({ hidden, problem, onDone }: ProveProps) {
  const t = useT()
  const { form, setForm, bind, check, focus, refuse } = useFields(proveRules)
  const sending = useSending('forgotPassword')
  const { busy, failure, attempt } = useFormAttempt<ProveName>(refuse, proveFields)
  const said = useRef<string | null>(null)
  const wasHidden = useRef(hidden)

  // Whoever comes back; a problem takes the focus to the code right after.
  useEffect(() => {
    if (wasHidden.current && !hidden) form?.querySelector('input')?.focus()
    wasHidden.current = hidden
  }, [form, hidden])

  useEffect(() => {
    if (problem !== null && said.current !== problem) refuse('code', problem)
    said.current = problem
  }, [problem, refuse])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    const given = { telPhone: plainPhone(values.telPhone), code: plain(values.code) }
    void attempt(async () => {
      await verifyRecoveryCode(given)
      onDone(given)
    })
  }

  return (
    <form ref={setForm} hidden={hidden} noValidate onSubmit={handleSubmit} aria-label={t('验证手机')}>
      <PhoneAndCode
        bind={bind}
        check={check}
        focus={focus}
        refuse={refuse}
        sending={sending}
        placeholder={t('注册时使用的手机号码')}
      />
      <Submit busy={busy} failure={failure ?? sending.failure} words={{ rest: t('下一步'), busy: t('正在核对…') }} />
    </form>
  )
}

type ChooseName = 'password' | 'repeat'
const chooseRules: Rules<ChooseName> = {
  password: newPassword,
  repeat: (value, other) => repeatOf(other('password'))(value),
}
const chooseFields = { [accountRefusal.password]: 'password' } as const

type ChooseProps = {
  hidden: boolean
  proved: Proved
  /** The login name, where the exchange tells it. */
  onDone: (loginName: string | null) => void
  /** The code has become too old meanwhile. */
  onExpired: (problem: string) => void
  onBack: () => void
}

const isAboutCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reply.code === accountRefusal.smsCode

/** Second step: the new password. `hidden` keeps what was typed while the phone is proved anew. */
export function ChoosePassword({ hidden, proved, onDone, onExpired, onBack }: ChooseProps) {
  const t = useT()
  const { form, setForm, bind, check, refuse } = useFields(chooseRules)
  const { busy, failure, attempt } = useFormAttempt<ChooseName>(refuse, chooseFields)

  useEffect(() => {
    if (!hidden) form?.querySelector('input')?.focus()
  }, [form, hidden])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    void attempt(
      async () => onDone(await resetPassword({ ...proved, password: values.password })),
      (error) => {
        if (isAboutCode(error)) onExpired(error.reply.msg || error.message)
      },
    )
  }

  return (
    <form ref={setForm} hidden={hidden} noValidate onSubmit={handleSubmit} aria-label={t('设置新密码')}>
      <NewPassword bind={bind} label={t('新密码')} />
      <Submit
        busy={busy}
        failure={isAboutCode(failure) ? null : failure}
        words={{ rest: t('重置密码'), busy: t('正在重置…') }}
      />
      <Button look="text" className={styles['back'] ?? ''} onClick={onBack}>
        {t('上一步')}
      </Button>
    </form>
  )
}
