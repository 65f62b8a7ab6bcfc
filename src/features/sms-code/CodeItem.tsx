import { Form, type FormItemProps, Input } from 'antd'
import { plain } from '#src/model/validation/rule.ts'
import { SendCode } from './SendCode.tsx'
import styles from './sms-code.module.css'

type Props = {
  name: string
  label: string
  /** Rules of the value, and its form: by default the plain digits. */
  item: Pick<FormItemProps, 'rules' | 'getValueProps' | 'getValueFromEvent'>
  /** Where the code was sent; '' before the first request. */
  status: string
  /** Why it was not sent. */
  failure?: string
  sentAt: number | null
  busy: boolean
  onSend: () => void
}

const normal = (typed: unknown) => (typeof typed === 'string' ? plain(typed) : typed)

/** The field of a code with the button that requests the code. */
export function CodeItem({ name, label, item, status, failure = '', ...send }: Props) {
  const below = (
    <>
      <output>{status}</output>
      <span role="alert" className={styles['failure']}>
        {failure}
      </span>
    </>
  )
  return (
    <Form.Item label={label} required extra={below}>
      <div className={styles['line']}>
        <Form.Item name={name} noStyle normalize={normal} validateTrigger="onBlur" {...item}>
          <Input aria-label={label} aria-required inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
        </Form.Item>
        <SendCode {...send} />
      </div>
    </Form.Item>
  )
}
