import { type ComponentProps, use } from 'react'
import styles from './Field.module.css'
import { FormDisabledContext } from './submit/form-disabled.ts'

export type Option<V extends string | number> = {
  value: V
  label: string
  isDisabled?: boolean
  /** `lang` of the label, if it is not in the reader's language. */
  lang?: string | undefined
}

type Props<V extends string | number> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'multiple' | 'size'> & {
  options: readonly Option<V>[]
  value?: V | '' | null | undefined
  onChange?: (value: V | undefined) => void
  /** Shown while no option is chosen. */
  placeholder?: string
  /** The placeholder can be chosen, which gives `undefined`. */
  isClearable?: boolean
}

/**
 * A native select in the look of antd's fields: touch, keyboards and screen readers support it. antd's Select remains where one
 * searches among thousands, in `features/dictionary` alone (regions, industries).
 */
export function Select<V extends string | number>({
  options,
  value,
  onChange,
  placeholder,
  isClearable = false,
  className = '',
  disabled,
  ...rest
}: Props<V>) {
  const isFormDisabled = use(FormDisabledContext)
  const chosen = options.find((option) => option.value === value)
  const hasBlank = placeholder !== undefined || chosen === undefined
  return (
    <span className={`${styles['select']} ${className}`}>
      <select
        {...rest}
        className={styles['field']}
        data-blank={chosen === undefined ? '' : undefined}
        disabled={disabled ?? isFormDisabled}
        value={chosen === undefined ? '' : String(chosen.value)}
        onChange={({ target }) => onChange?.(options.find((option) => String(option.value) === target.value)?.value)}
      >
        {hasBlank && (
          <option value="" disabled={!isClearable} hidden={!isClearable}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
