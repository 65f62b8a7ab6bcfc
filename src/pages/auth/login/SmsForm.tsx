import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { signInBySms, type SmsProof } from '#src/features/session/commands.ts'
import { captchaLabels } from '#src/features/session/labels.ts'
import { type Sending, useSending } from '#src/features/sms-code/use-sending.ts'
import { wantsCaptcha } from '#src/features/sms-code/use-sms-captcha.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'

type Name = 'telPhone' | 'code'

const rules: Rules<Name> = {
  telPhone: mobile,
  code: (value) => (value.trim() ? null : captchaLabels.missing),
}

type Props = {
  hidden: boolean
  timesLed: number
  /** What the code is good for; it signs in unless something else is said. */
  signIn?: (proof: SmsProof) => Promise<void>
  words?: { label: string; rest: string; busy: string }
}

/**
 * A phone number and the code that is sent to it: no captcha in between until the exchange asks for one (deviation D12). Whoever is led here from within the
 * other form, and not by the tabs, has the focus in it.
 */
export function SmsForm({ hidden, timesLed, signIn = signInBySms, words }: Props) {
  const t = useT()
  const { setForm, bind, check, focus, refuse } = useFields(rules)
  const signingIn = useAttempt()
  const codes = useSending('default')
  const { captcha } = codes
  // What the last try came to was about the code before.
  const sending: Sending = {
    ...codes,
    send: (...given) => {
      signingIn.forget()
      return codes.send(...given)
    },
  }
  /** Signing in asks for one too. */
  const [isWanted, setWanted] = useState(false)
  const focusPhone = useEffectEvent(() => focus('telPhone'))

  useEffect(() => {
    if (timesLed > 0) focusPhone()
  }, [timesLed])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    const solved = isWanted ? captcha.solve() : {}
    if (!solved) return
    const uuid = sending.sent?.uuid
    const given = {
      telPhone: plainPhone(values.telPhone),
      code: plain(values.code),
      ...(uuid ? { uuid } : {}),
      ...solved,
    }
    void signingIn.attempt(
      () => signIn(given),
      (error) => {
        if (isWanted || wantsCaptcha(error)) captcha.used(error)
        if (wantsCaptcha(error)) setWanted(true)
        else focus('code')
      },
    )
  }

  return (
    <form
      ref={setForm}
      hidden={hidden}
      noValidate
      onSubmit={handleSubmit}
      onInput={signingIn.forget}
      aria-label={words?.label ?? t('短信登录')}
    >
      <PhoneAndCode
        bind={bind}
        check={check}
        focus={focus}
        refuse={refuse}
        sending={sending}
        placeholder={t('注册时使用的手机号码')}
      />
      <Submit busy={signingIn.busy} failure={signingIn.failure ?? sending.failure} {...(words ? { words } : {})} />
    </form>
  )
}
