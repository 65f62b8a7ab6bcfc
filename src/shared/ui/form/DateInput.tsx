import type { ComponentProps } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, empty while the date is incomplete. */
  value?: string | null | undefined
  onChange?: (day: string) => void
}

/** Limits the year to four digits, so that browsers advance to the next part while typing. */
const lastDay = '9999-12-31'

/** A date: the browser's own picker in the look of antd's fields. */
export function DateInput({ value, onChange, className = '', max = lastDay, ...rest }: Props) {
  return (
    <input
      {...rest}
      max={max}
      type="date"
      className={`${styles['field']} ${styles['date']} ${className}`}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
