import { type FormEvent, useState } from 'react'
import { Refused } from '#src/api/errors.ts'
import { sendSignInCode, signInBySms } from '#src/features/session/commands.ts'
import { phoneProblem, plainPhone } from '#src/model/session/phone.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { serverNow } from '#src/shared/lib/server-time.ts'
import { Field } from './Field.tsx'
import styles from './form.module.css'
import { SendCode } from './SendCode.tsx'
import { Submit } from './Submit.tsx'
import { useAttempt } from './use-attempt.ts'
import { type Rules, useFields } from './use-fields.ts'
import { formWords } from '../words.ts'

type Name = 'telPhone' | 'code'

const rules: Rules<Name> = {
  telPhone: phoneProblem,
  code: (value) => (value.trim() ? null : formWords.captcha),
}

type Sent = { telPhone: string; uuid: string; at: number }

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A phone number and the code that is sent to it: no captcha in between (deviation D12). */
export function SmsForm({ hidden }: { hidden: boolean }) {
  const t = useT()
  const { setForm, bind, check, focus } = useFields(rules)
  const sending = useAttempt()
  const signingIn = useAttempt()
  const [sent, setSent] = useState<Sent | null>(null)
  const [phone, setPhone] = useState('')
  // Whoever mistyped the number does not wait a minute to have the code sent to the right one.
  const toThis = sent?.telPhone === phone ? sent : null

  const handleSend = () => {
    const values = check(['telPhone'])
    if (!values) return
    const telPhone = plainPhone(values.telPhone)
    void sending.attempt(async () => {
      const uuid = await sendSignInCode(telPhone)
      setPhone(telPhone)
      setSent({ telPhone, uuid, at: serverNow() })
      focus('code')
    })
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (!values) return
    const telPhone = plainPhone(values.telPhone)
    const code = values.code.normalize('NFKC').trim()
    void signingIn.attempt(
      () => signInBySms({ telPhone, code, ...(sent ? { uuid: sent.uuid } : {}) }),
      () => focus('code'),
    )
  }

  const { onInput, ...telPhone } = bind('telPhone')
  // A refusal of the sending has been shown as a message already.
  const unsent = sending.failure instanceof Refused ? null : sending.failure
  return (
    <form ref={setForm} hidden={hidden} noValidate onSubmit={handleSubmit} aria-label={t('短信登录')}>
      <Field
        {...telPhone}
        onInput={(event) => {
          setPhone(plainPhone(event.currentTarget.value))
          onInput(event)
        }}
        label={t('手机号码')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={t('注册时使用的手机号码')}
      />
      <Field
        {...bind('code')}
        label={t('短信验证码')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        beside={<SendCode sentAt={toThis?.at ?? null} busy={sending.busy} onSend={handleSend} />}
      />
      <output className={styles['status']}>
        {toThis && t('验证码已发送至 {{phone}}，5 分钟内有效', { phone: masked(toThis.telPhone) })}
      </output>
      <Submit busy={signingIn.busy} failure={signingIn.failure ?? unsent} />
    </form>
  )
}
