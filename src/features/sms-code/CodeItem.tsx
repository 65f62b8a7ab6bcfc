import { Form, type FormRule, Input } from 'antd'
import { plain } from '#src/model/validation/rule.ts'
import { SendCode } from './SendCode.tsx'
import styles from './sms-code.module.css'

type Props = {
  name: string
  label: string
  rules: FormRule[]
  /** Where the code was sent; '' before the first request. */
  status: string
  /** Why it was not sent. */
  failure?: string
  sentAt: number | null
  busy: boolean
  onSend: () => void
}

const normal = (typed: unknown) => (typeof typed === 'string' ? plain(typed) : typed)

/** The field of a code, normalised to plain digits, with the button that requests the code. */
export function CodeItem({ name, label, rules, status, failure = '', ...send }: Props) {
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
        <Form.Item name={name} noStyle normalize={normal} validateTrigger="onBlur" rules={rules}>
          <Input aria-label={label} aria-required inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
        </Form.Item>
        <SendCode {...send} />
      </div>
    </Form.Item>
  )
}
