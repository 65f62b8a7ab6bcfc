import { useEffect, useRef } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { breachedProblem } from '#src/features/session/credentials/breached-passwords.ts'
import { resetPassword, verifyRecoveryCode } from '#src/features/session/registration.ts'
import { toPhone } from '#src/features/sms-code/commands.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { newPasswordOf, repeatOf } from '#src/model/validation/password.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { NewPassword } from '../form/NewPassword.tsx'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import type { Rules } from '../form/use-fields.ts'

/** A phone number and a code sent to it that the exchange has verified. */
export type VerifiedPhone = TypedCode & { telPhone: string }

type VerifyName = 'telPhone' | 'code'
const verifyRules: Rules<VerifyName> = { telPhone: mobile, code: smsCodeText }
const verifyFields = { [accountRefusal.smsCode]: 'code', [accountRefusal.telPhone]: 'telPhone' } as const

type VerifyProps = {
  hidden: boolean
  /** Why the code has to be entered again. */
  problem: string | null
  onDone: (phone: VerifiedPhone) => void
}

/** First step: the phone of the account. */
export function VerifyPhone({ hidden, problem, onDone }: VerifyProps) {
  const t = useT()
  const form = useAuthForm(verifyRules, verifyFields)
  const { form: element, refuse } = form
  const sending = useSending(toPhone('forgotPassword'))
  const shownProblem = useRef<string | null>(null)
  const wasHidden = useRef(hidden)

  // On return from the second step; a problem then moves the focus to the code.
  useEffect(() => {
    if (wasHidden.current && !hidden) element?.querySelector('input')?.focus()
    wasHidden.current = hidden
  }, [element, hidden])

  useEffect(() => {
    if (problem !== null && shownProblem.current !== problem) refuse('code', problem)
    shownProblem.current = problem
  }, [problem, refuse])

  const send = (values: Record<VerifyName, string>) => {
    const phone = { telPhone: plainPhone(values.telPhone), ...sending.typed(values.code) }
    void form.attempt(async () => {
      await verifyRecoveryCode(phone)
      onDone(phone)
    })
  }

  return (
    <form {...form.formProps(send)} hidden={hidden} aria-label={t('验证手机')}>
      <PhoneAndCode form={form} sending={sending} placeholder={t('注册时使用的手机号码')} />
      <Submit form={form} sending={sending} labels={{ idle: t('下一步'), busy: t('正在核对…') }} />
    </form>
  )
}

type ChooseName = 'password' | 'repeat'
const chooseRules = (telPhone: string): Rules<ChooseName> => ({
  password: (value) => newPasswordOf('', telPhone)(value) ?? breachedProblem(value),
  repeat: (value, other) => repeatOf(other('password'))(value),
})
const chooseFields = { [accountRefusal.password]: 'password', [accountRefusal.breachedPassword]: 'password' } as const

type ChooseProps = {
  hidden: boolean
  phone: VerifiedPhone
  /** With the login name, where the exchange returns it. */
  onDone: (loginName: string | null) => void
  /** The code has expired since the first step. */
  onExpired: (problem: string) => void
  onBack: () => void
}

const isAboutCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reply.code === accountRefusal.smsCode

/** Second step: the new password. `hidden` instead of unmounting: what is typed stays while the phone is verified again. */
export function ChoosePassword({ hidden, phone, onDone, onExpired, onBack }: ChooseProps) {
  const t = useT()
  const form = useAuthForm(chooseRules(phone.telPhone), chooseFields)
  const { form: element, busy, failure } = form

  useEffect(() => {
    if (!hidden) element?.querySelector('input')?.focus()
  }, [element, hidden])

  const send = ({ password }: Record<ChooseName, string>) =>
    void form.attempt(
      async () => onDone(await resetPassword({ ...phone, password })),
      (error) => {
        if (isAboutCode(error)) onExpired(error.reply.msg || error.message)
      },
    )

  return (
    <form {...form.formProps(send)} hidden={hidden} aria-label={t('设置新密码')}>
      <NewPassword form={form} label={t('新密码')} telPhone={phone.telPhone} />
      <Submit
        form={{ busy, failure: isAboutCode(failure) ? null : failure }}
        labels={{ idle: t('重置密码'), busy: t('正在重置…') }}
      />
      <Button look="text" size="large" isWide onClick={onBack}>
        {t('上一步')}
      </Button>
    </form>
  )
}
