import { Form } from 'antd'
import { useSignedIn } from '#src/features/session/store.ts'
import { contactMax, contactProblem } from '#src/model/demand/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { MobileField } from './MobileField.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'

type Props = {
  /** A number that cannot be changed. */
  fixedPhone?: string | undefined
}

/** Whom the exchange answers: a name, and a phone number that a signed-in person confirms by an SMS code. */
export function ContactFields({ fixedPhone }: Props) {
  const t = useT()
  const signedIn = useSignedIn()
  return (
    <>
      <TextField
        name="contact"
        label={t('联系人')}
        required
        check={contactProblem}
        maxLength={contactMax}
        autoComplete="name"
      />
      {fixedPhone === undefined ? (
        <>
          <MobileField name="telPhone" label={t('手机号码')} />
          {signedIn && <SmsCodeField purpose="contact" phoneField="telPhone" />}
        </>
      ) : (
        <Form.Item label={t('手机号码')}>
          <span className="number">{fixedPhone}</span>
        </Form.Item>
      )}
    </>
  )
}
