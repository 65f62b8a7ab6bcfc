import { useEffect, useEffectEvent, useState } from 'react'
import { signInBySms, type SmsProof } from '#src/features/session/commands.ts'
import { toPhone } from '#src/features/sms-code/commands.ts'
import { type Sending, useSending } from '#src/features/sms-code/use-sending.ts'
import { wantsCaptcha } from '#src/features/sms-code/use-sms-captcha.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import { captchaRule } from '../form/use-captcha-field.ts'
import type { Rules } from '../form/use-fields.ts'

type Name = 'telPhone' | 'code'

const rules: Rules<Name> = { telPhone: mobile, code: captchaRule }

type Props = {
  hidden: boolean
  /** The phone number takes the focus each time this grows. */
  focusRequests: number
  /** What the code is used for, signing in by default. */
  signIn?: (proof: SmsProof) => Promise<void>
  labels?: { form: string; idle: string; busy: string }
}

/** A phone number and the code sent to it; without a captcha until the exchange asks for one (deviation D12). */
export function SmsForm({ hidden, focusRequests, signIn = signInBySms, labels }: Props) {
  const t = useT()
  const form = useAuthForm(rules)
  const codes = useSending(toPhone('default'))
  const { captcha } = codes
  const sending: Sending = {
    ...codes,
    send: (...request) => {
      // The failure shown is about the previous code.
      form.forget()
      return codes.send(...request)
    },
  }
  /** Whether the exchange asks for a captcha on signing in, too. */
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const focusPhone = useEffectEvent(() => form.focus('telPhone'))

  useEffect(() => {
    if (focusRequests > 0) focusPhone()
  }, [focusRequests])

  const send = ({ telPhone, code }: Record<Name, string>) => {
    const solved = needsCaptcha ? captcha.solve() : {}
    if (!solved) return
    const uuid = sending.sent?.uuid
    const proof = { telPhone: plainPhone(telPhone), code: plain(code), ...(uuid ? { uuid } : {}), ...solved }
    void form.attempt(
      () => signIn(proof),
      (error) => {
        if (needsCaptcha || wantsCaptcha(error)) captcha.used(error)
        if (wantsCaptcha(error)) setNeedsCaptcha(true)
        else form.focus('code')
      },
    )
  }

  return (
    <form {...form.formProps(send)} hidden={hidden} onInput={form.forget} aria-label={labels?.form ?? t('短信登录')}>
      <PhoneAndCode form={form} sending={sending} placeholder={t('注册时使用的手机号码')} />
      <Submit form={form} sending={sending} {...(labels ? { labels } : {})} />
    </form>
  )
}
