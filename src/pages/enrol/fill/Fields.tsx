import { Checkbox, Form, type FormRule, Input, Radio } from 'antd'
import type { ReactNode } from 'react'
import { amountFault } from '#src/model/money/typed.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { rule } from '#src/shared/ui/form/rule.ts'
import { formRule, useEnrolForm } from '../context.ts'

type Name = (string | number)[]
const nameOf = (field: string): Name => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

type TextFieldProps = {
  /** The path of the field, as the rules name it. */
  field: string
  label: string
  required?: boolean
  rules?: FormRule[]
  extra?: ReactNode
  suffix?: string
  isAmount?: boolean
  placeholder?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  /** Within a list: the path below the list's own. */
  name?: Name
  after?: Name[]
}

/** An unreadable amount has its own message: it is not missing. */
const readable = rule((typed) => {
  const fault = amountFault(typed)
  return fault && amountLabels[fault]
})

/** One line of text, validated by the rules of the whole form. */
export function TextField(props: TextFieldProps) {
  const { field, label, required = false, rules, extra, suffix, isAmount = false, name, after, ...input } = props
  const enrolForm = useEnrolForm()
  return (
    <Form.Item
      name={name ?? nameOf(field)}
      label={label}
      required={required}
      rules={rules ?? [...(isAmount ? [readable] : []), formRule(enrolForm, field)]}
      validateFirst
      {...(after ? { dependencies: after } : {})}
      {...(extra ? { extra } : {})}
    >
      <Input aria-required={required} maxLength={100} autoComplete="off" {...(suffix ? { suffix } : {})} {...input} />
    </Form.Item>
  )
}

type RadioFieldProps<V> = {
  field: string
  label: string
  options: { value: V; label: string }[]
  required?: boolean
  onChange?: (value: V) => void
}

/** Radio buttons. */
export function RadioField<V extends string | boolean>({
  field,
  label,
  options,
  required = false,
  onChange,
}: RadioFieldProps<V>) {
  const enrolForm = useEnrolForm()
  return (
    <Form.Item name={nameOf(field)} label={label} required={required} rules={[formRule(enrolForm, field)]}>
      <Radio.Group
        aria-label={label}
        options={options}
        {...(onChange ? { onChange: ({ target }) => onChange(target.value as V) } : {})}
      />
    </Form.Item>
  )
}

export function CheckboxField({ field, label, hint }: { field: string; label: string; hint?: string }) {
  return (
    <Form.Item name={nameOf(field)} valuePropName="checked" extra={hint}>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  )
}
