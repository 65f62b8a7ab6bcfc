import { type ComponentProps, use } from 'react'
import styles from './Field.module.css'
import { FormDisabledContext } from './submit/form-disabled.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, empty while the date is incomplete. */
  value?: string | null | undefined
  onChange?: (day: string) => void
}

/** Limits the year to four digits, so that browsers advance to the next part while typing. */
const lastDay = '9999-12-31'

/** A date: the browser's own picker in the look of antd's fields. */
export function DateInput({ value, onChange, className = '', disabled, max = lastDay, ...rest }: Props) {
  const isFormDisabled = use(FormDisabledContext)
  return (
    <input
      {...rest}
      max={max}
      type="date"
      className={`${styles['field']} ${styles['date']} ${className}`}
      disabled={disabled ?? isFormDisabled}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
