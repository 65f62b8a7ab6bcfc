import { type ComponentProps, use } from 'react'
import styles from './Field.module.css'
import { FormDisabledContext } from './form-disabled.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, empty while the day is not whole. */
  value?: string | null | undefined
  onChange?: (day: string) => void
}

/** A day: the browser's own calendar in the look of antd's fields. */
export function DateInput({ value, onChange, className = '', disabled, ...rest }: Props) {
  const isFormDisabled = use(FormDisabledContext)
  return (
    <input
      {...rest}
      type="date"
      className={`${styles['field']} ${styles['date']} ${className}`}
      disabled={disabled ?? isFormDisabled}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
