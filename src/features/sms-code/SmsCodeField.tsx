import { Form } from 'antd'
import { messageOf } from '#src/features/session/labels.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CaptchaItem } from './CaptchaItem.tsx'
import { CodeItem } from './CodeItem.tsx'
import type { SmsPurpose } from './commands.ts'
import { ownPhone, useSending } from './use-sending.ts'

type Props = {
  /** Name of this field in the form; its value is the code, plain digits. */
  name?: string
  /** Name of the form's field with the phone number; without it the code goes to the user's own phone. */
  phoneField?: string
  purpose?: SmsPurpose
  label?: string
}

/** The field of an SMS code in an antd form, with the button that requests it, and a captcha where the exchange asks for one. */
export function SmsCodeField({ name = 'code', phoneField, purpose = 'default', label }: Props) {
  const t = useT()
  const form = Form.useFormInstance()
  const watched: unknown = Form.useWatch(phoneField ?? [], form)
  const sending = useSending(purpose)
  const phoneIn = (typed: unknown) =>
    phoneField === undefined ? ownPhone : plainPhone(typeof typed === 'string' ? typed : '')
  const shown = phoneIn(watched)

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
    void sending.send(to, () => form.focusField(name), atPhone)
  }

  const check = (_rule: unknown, value: unknown) => {
    const problem = smsCodeText(typeof value === 'string' ? value : '')
    return problem === null ? Promise.resolve() : Promise.reject(new Error(t(problem)))
  }

  return (
    <>
      {sending.captcha.isAsked && <CaptchaItem {...sending.captcha.field} />}
      <CodeItem
        name={name}
        label={label ?? t('短信验证码')}
        rules={[{ validator: check }]}
        status={sending.failure === null ? sending.status(shown) : ''}
        failure={sending.failure === null ? '' : t(messageOf(sending.failure))}
        sentAt={sending.sentAt(shown)}
        busy={sending.busy}
        onSend={handleSend}
      />
    </>
  )
}
