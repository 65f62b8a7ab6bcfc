import { Input, type InputProps, type InputRef } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import { type Format, useFormattedInput } from './use-formatted-input.ts'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  value?: string | undefined
  onChange?: (text: string) => void
  format: Format
}

/** A line of text that is formatted while typing. */
export function FormattedInput({ value = '', onChange, format, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // antd reports the end of a composition as a change.
  const { onChange: handleChange } = useFormattedInput({
    input,
    text: value,
    format,
    onText: (text) => onChange?.(text),
  })
  return (
    <Input
      {...rest}
      ref={(antdInput: InputRef | null) => {
        input.current = antdInput?.input ?? null
      }}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => handleChange(event)}
    />
  )
}
