import { Form } from 'antd'
import type { ChangeEvent } from 'react'
import { messageOf } from '#src/features/session/labels.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CaptchaItem } from './CaptchaItem.tsx'
import { CodeItem } from './CodeItem.tsx'
import { type SentCode, type SmsPurpose, toPhone } from './commands.ts'
import { ownPhone, toOwnPhone } from './own-phone.ts'
import { useSending } from './use-sending.ts'

type Purpose =
  | { purpose: OwnSmsPurpose; phoneField?: undefined }
  /** `phoneField`: the name of the form's field with the phone number; the other codes go to the user's own phone. */
  | { purpose: SmsPurpose; phoneField: string }

type Props = {
  /** Name of this field in the form; its value is a `TypedCode`, so that no form sends a code without the id of its sending. */
  name?: string
  label?: string
} & Purpose

const textOf = (value: unknown): string => (value as TypedCode | undefined)?.code ?? ''

const senderOf = ({ purpose, phoneField }: Purpose) =>
  phoneField === undefined ? toOwnPhone(purpose) : toPhone(purpose)

/** The field of an SMS code in an antd form, with the button that requests it, and a captcha where the exchange asks for one. */
export function SmsCodeField({ name = 'code', label, ...receiver }: Props) {
  const { phoneField } = receiver
  const t = useT()
  const form = Form.useFormInstance()
  const watched: unknown = Form.useWatch(phoneField ?? [], form)
  const sending = useSending(senderOf(receiver))
  const phoneIn = (typed: unknown) =>
    phoneField === undefined ? ownPhone : plainPhone(typeof typed === 'string' ? typed : '')
  const shown = phoneIn(watched)

  const handleSent = ({ uuid }: SentCode) => {
    // What was typed before the answer belongs to this code too.
    form.setFieldValue(name, { code: textOf(form.getFieldValue(name)), codeUuid: uuid })
    form.focusField(name)
  }
  const handleSend = () => {
    // `useWatch` reports a change later than the form itself knows it.
    const to = phoneIn(phoneField && form.getFieldValue(phoneField))
    const atPhone = (problem: string) => {
      if (phoneField === undefined) return
      form.setFields([{ name: phoneField, errors: [t(problem)] }])
      form.focusField(phoneField)
    }
    const problem = phoneField === undefined ? null : mobile(to)
    if (problem !== null) return atPhone(problem)
    void sending.send(to, handleSent, atPhone)
  }

  const check = (_rule: unknown, value: unknown) => {
    const problem = smsCodeText(textOf(value))
    return problem === null ? Promise.resolve() : Promise.reject(new Error(t(problem)))
  }

  return (
    <>
      {sending.captcha.isAsked && <CaptchaItem {...sending.captcha.field} />}
      <CodeItem
        name={name}
        label={label ?? t('短信验证码')}
        item={{
          rules: [{ validator: check }],
          getValueProps: (value) => ({ value: textOf(value) }),
          getValueFromEvent: ({ target }: ChangeEvent<HTMLInputElement>) => sending.typed(target.value),
        }}
        status={sending.failure === null ? sending.status(shown) : ''}
        failure={sending.failure === null ? '' : t(messageOf(sending.failure))}
        sentAt={sending.sentAt(shown)}
        busy={sending.busy}
        onSend={handleSend}
      />
    </>
  )
}
