import { Form, Input } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { DateInput } from './DateInput.tsx'
import { type Check, rule } from './rule.ts'
import { type Option, Select } from './Select.tsx'

type Field = {
  name: string
  label: string
  required?: boolean
  check?: Check
  /** Fields on which the check depends. */
  after?: string[]
  /** Below the field. */
  extra?: ReactNode
  className?: string
}

/** A field of a form with its label; `PortalForm` decides when it is checked. */
export function FormField({ check, after = [], children, ...item }: Field & { children: ReactNode }) {
  return (
    <Form.Item {...item} dependencies={after} rules={check ? [rule(check)] : []}>
      {children}
    </Form.Item>
  )
}

/** Splits the props of the field from those of its input. */
const split = <P extends Field>({ name, label, required = false, check, after, extra, className, ...input }: P) => ({
  item: {
    name,
    label,
    required,
    ...(check && { check }),
    ...(after && { after }),
    ...(extra !== undefined && { extra }),
    ...(className !== undefined && { className }),
  },
  input: { 'aria-required': required, ...input },
})

/** One line of text; without `autoComplete` the browser offers nothing. */
export function TextField(props: Field & Omit<ComponentProps<typeof Input>, keyof Field>) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <Input maxLength={100} autoComplete="off" {...input} />
    </FormField>
  )
}

/** Several lines of text with the count of its characters. */
export function LongTextField(props: Field & { rows: number; maxLength: number; placeholder?: string }) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <Input.TextArea showCount {...input} />
    </FormField>
  )
}

/** A day, `YYYY-MM-DD`. */
export function DateField(props: Field) {
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <DateInput {...input} />
    </FormField>
  )
}

/** One of a closed list. */
export function ChoiceField<V extends string | number>(props: Field & { options: readonly Option<V>[] }) {
  const t = useT()
  const { item, input } = split(props)
  return (
    <FormField {...item}>
      <Select placeholder={t('请选择')} isClearable={!item.required} {...input} />
    </FormField>
  )
}
