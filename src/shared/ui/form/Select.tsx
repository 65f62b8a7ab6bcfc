import type { ComponentProps } from 'react'
import styles from './Field.module.css'

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

/** The value of the select: empty without a choice. */
const textOf = (value: string | number | null | undefined): string => String(value ?? '')

/**
 * A native select in the look of antd's fields: touch, keyboards and screen readers support it. antd's Select remains where one
 * searches among thousands, in `features/dictionary` alone (regions, industries). A value without an option, as long as the options
 * are being fetched, is shown as it is.
 */
export function Select<V extends string | number>({
  options,
  value,
  onChange,
  placeholder,
  isClearable = false,
  className = '',
  ...rest
}: Props<V>) {
  const text = textOf(value)
  const isListed = options.some((option) => option.value === value)
  const isUnlisted = !isListed && text !== ''
  const isBlank = !isListed && !isUnlisted
  const hasBlank = placeholder !== undefined || isBlank
  return (
    <span className={`${styles['select']} ${className}`}>
      <select
        {...rest}
        className={styles['field']}
        data-blank={isBlank ? '' : undefined}
        value={text}
        onChange={({ target }) => onChange?.(options.find((option) => String(option.value) === target.value)?.value)}
      >
        {hasBlank && (
          <option value="" disabled={!isClearable} hidden={!isClearable}>
            {placeholder}
          </option>
        )}
        {isUnlisted && (
          <option value={text} hidden>
            {text}
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
