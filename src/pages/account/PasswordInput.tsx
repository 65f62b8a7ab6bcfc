import { Form, Input } from 'antd'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'
import styles from './account.module.css'

type Props = { name: string; label: string; check: Check; autoComplete: 'current-password' | 'new-password' }

/** A password in a form; it can be looked at. */
export function PasswordInput({ name, label, check, autoComplete }: Props) {
  return (
    <Form.Item className={styles['password'] ?? ''} name={name} label={label} required rules={[rule(check)]}>
      <Input.Password autoComplete={autoComplete} maxLength={128} />
    </Form.Item>
  )
}
