import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FormField } from '#src/shared/ui/form/fields.tsx'
import { type Check, filled } from '#src/shared/ui/form/rule.ts'
import { passwordMissing } from '../labels.ts'
import styles from './security.module.css'

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

/** The password of this account, as a proof of identity. */
export function OwnPassword() {
  const t = useT()
  return (
    <PasswordInput
      name="password"
      label={t('登录密码')}
      check={filled(passwordMissing)}
      autoComplete="current-password"
    />
  )
}
