import { useState } from 'react'
import { SendCode } from '#src/features/sms-code/SendCode.tsx'
import type { Sending } from '#src/features/sms-code/use-sending.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { Field } from './Field.tsx'
import styles from './form.module.css'
import type { FieldsOf } from './use-fields.ts'

type Props = {
  form: FieldsOf<'telPhone' | 'code'>
  sending: Sending
  placeholder: string
  /** Initial phone number. */
  initialPhone?: string | undefined
}

/** A phone number and the code that is sent to it. */
export function PhoneAndCode({ form, sending, placeholder, initialPhone = '' }: Props) {
  const t = useT()
  const [phone, setPhone] = useState(() => plainPhone(initialPhone))
  const handleSend = () => {
    const values = form.check(['telPhone'])
    if (!values) return
    const telPhone = plainPhone(values.telPhone)
    setPhone(telPhone)
    void sending.send(
      telPhone,
      () => form.focus('code'),
      (problem) => form.refuse('telPhone', problem),
    )
  }
  const { onInput, ...telPhone } = form.bind('telPhone')
  return (
    <>
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
        placeholder={placeholder}
        defaultValue={initialPhone}
      />
      {sending.captcha.isAsked && <CaptchaField {...sending.captcha.field} />}
      <Field
        {...form.bind('code')}
        label={t('短信验证码')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        beside={<SendCode sentAt={sending.sentAt(phone)} busy={sending.busy} onSend={handleSend} />}
      />
      <output className={styles['status']}>{sending.status(phone)}</output>
    </>
  )
}
