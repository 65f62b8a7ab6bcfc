import { Input } from 'antd'
import type { ReactNode } from 'react'
import { FormField } from '#src/shared/ui/form/fields.tsx'
import styles from './PasswordInput.module.css'
import type { Check } from '#src/shared/ui/form/rule.ts'

type Props = {
  name: string
  label: string
  check: Check
  autoComplete: 'current-password' | 'new-password'
  /** Below the field. */
  extra?: ReactNode
  onFocus?: () => void
}

/** A password in a form; it can be shown. */
export function PasswordInput({ autoComplete, onFocus, ...field }: Props) {
  return (
    <FormField {...field} className={styles['password'] ?? ''} required>
      <Input.Password autoComplete={autoComplete} {...(onFocus ? { onFocus } : {})} />
    </FormField>
  )
}
