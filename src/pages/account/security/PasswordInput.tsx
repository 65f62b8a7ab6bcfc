import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'
import styles from './security.module.css'

type Props = {
  name: string
  label: string
  check: Check
  autoComplete: 'current-password' | 'new-password'
  /** Below the field. */
  extra?: ReactNode
}

/** A password in a form; it can be shown. */
export function PasswordInput({ name, label, check, autoComplete, extra }: Props) {
  return (
    <Form.Item
      className={styles['password'] ?? ''}
      name={name}
      label={label}
      required
      rules={[rule(check)]}
      extra={extra}
    >
      <Input.Password autoComplete={autoComplete} maxLength={128} />
    </Form.Item>
  )
}
