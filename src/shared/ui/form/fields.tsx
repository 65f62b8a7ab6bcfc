import { Checkbox, Form, type FormRule, Input, Radio } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { DateInput } from './DateInput.tsx'
import { FormattedInput } from './formatted/FormattedInput.tsx'
import { type Check, rule } from './rule.ts'
import { type Option, Select } from './Select.tsx'

type Name = string | (string | number)[]

export type FieldProps = {
  name: Name
  label: string
  required?: boolean
  check?: Check
  /** Further rules, after `check`; only the first broken one is shown. */
  rules?: FormRule[]
  /** Fields on which the check depends. */
  after?: Name[]
  /** Below the field. */
  extra?: ReactNode
  className?: string
}

/** A field of a form with its label; `PortalForm` decides when it is checked. */
export function FormField({ check, rules = [], after = [], children, ...item }: FieldProps & { children: ReactNode }) {
  return (
    <Form.Item {...item} dependencies={after} rules={check ? [rule(check), ...rules] : rules} validateFirst>
      {children}
    </Form.Item>
  )
}

/** Splits the props of the field from those of its input. */
const split = <P extends FieldProps>({
  name,
  label,
  required = false,
  check,
  rules,
  after,
  extra,
  className,
  ...input
}: P) => ({
  item: {
    name,
    label,
    required,
    ...(check && { check }),
    ...(rules && { rules }),
    ...(after && { after }),
    ...(extra !== undefined && { extra }),
    ...(className !== undefined && { className }),
  },
  input: { 'aria-required': required, ...input },
})

export type TextFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, keyof FieldProps>

const line = { maxLength: 100, autoComplete: 'off' }

/** One line of text; without `autoComplete` the browser offers nothing. */
export function TextField(props: TextFieldProps) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <Input {...line} {...input} />
    </FormField>
  )
}

type FormattedFieldProps = FieldProps & Omit<ComponentProps<typeof FormattedInput>, keyof FieldProps>

/** The same, formatted while typing. */
export function FormattedField(props: FormattedFieldProps) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <FormattedInput {...line} {...input} />
    </FormField>
  )
}

type LongTextProps = FieldProps & {
  rows: number
  maxLength: number
  placeholder?: string
  /** More can be typed, and `check` refuses it; otherwise the rest of what is pasted is lost unnoticed. */
  mayExceed?: boolean
}

const countOf = (text: string): number => Array.from(text.trim()).length

/** Several lines of text with the count of its characters. */
export function LongTextField({ mayExceed = false, maxLength, ...props }: LongTextProps) {
  const { item, input } = split(props)
  const limit = mayExceed
    ? { count: { max: maxLength, show: true, strategy: countOf } }
    : { maxLength, showCount: true }
  return (
    <FormField {...item}>
      <Input.TextArea {...limit} {...input} />
    </FormField>
  )
}

/** A day, `YYYY-MM-DD`; `min` and `max` limit the browser's picker, `check` what is typed. */
export function DateField(props: FieldProps & { min?: string | undefined; max?: string | undefined }) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <DateInput {...input} />
    </FormField>
  )
}

/** One of a closed list. */
export function ChoiceField<V extends string | number>(props: FieldProps & { options: readonly Option<V>[] }) {
  const t = useT()
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <Select placeholder={t('请选择')} isClearable={!item.required} {...input} />
    </FormField>
  )
}

type RadioFieldProps<V> = FieldProps & { options: { value: V; label: string }[]; onChange?: (value: V) => void }

/** One of a few, all visible. */
export function RadioField<V extends string | number | boolean>({ options, onChange, ...field }: RadioFieldProps<V>) {
  return (
    <FormField {...field}>
      <Radio.Group
        aria-label={field.label}
        options={options}
        onChange={({ target }) => onChange?.(target.value as V)}
      />
    </FormField>
  )
}

type CheckboxFieldProps = { name: string; label?: string; extra?: ReactNode; children: ReactNode }

/** A checkbox with its text; `label` is above it. */
export function CheckboxField({ children, ...item }: CheckboxFieldProps) {
  return (
    <Form.Item {...item} valuePropName="checked">
      <Checkbox>{children}</Checkbox>
    </Form.Item>
  )
}
