import { Form, Input, Radio } from 'antd'
import type { ReactNode } from 'react'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { lastDay } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DateInput } from '#src/shared/ui/form/DateInput.tsx'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'
import { type Option, Select } from '#src/shared/ui/form/Select.tsx'

type Field = {
  name: string
  label: string
  required?: boolean
  check?: Check
  /** Fields on which the check depends. */
  after?: string[]
}

function Item({ name, label, required = false, check, after = [], children }: Field & { children: ReactNode }) {
  return (
    <Form.Item name={name} label={label} required={required} dependencies={after} rules={check ? [rule(check)] : []}>
      {children}
    </Form.Item>
  )
}

type TextProps = Field & {
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
}

/** One line of text. */
export function TextField({ autoComplete = 'off', inputMode, maxLength = 100, ...field }: TextProps) {
  return (
    <Item {...field}>
      <Input
        aria-required={field.required ?? false}
        maxLength={maxLength}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
    </Item>
  )
}

/** A day, `YYYY-MM-DD`. */
export function DayField(field: Field) {
  return (
    <Item {...field}>
      <DateInput aria-required={field.required ?? false} max={lastDay} />
    </Item>
  )
}

/** One of a closed list. */
export function ChoiceField({ options, ...field }: Field & { options: readonly Option<string | number>[] }) {
  const t = useT()
  const isRequired = field.required ?? false
  return (
    <Item {...field}>
      <Select options={options} placeholder={t('请选择')} isClearable={!isRequired} aria-required={isRequired} />
    </Item>
  )
}

type MethodProps<M extends string> = {
  methods: readonly M[]
  labels: Readonly<Record<M, string>>
  hints: Readonly<Record<M, string>>
  check?: Check
}

/** The method of verification, with the hint of the selected one. */
export function MethodItem<M extends string>({ methods, labels, hints, check }: MethodProps<M>) {
  const t = useT()
  const form = Form.useFormInstance()
  const selected = Form.useWatch('way', form) as M | undefined
  const hint = methods.find((method) => method === selected)
  return (
    <Form.Item
      name="way"
      label={t('核验方式')}
      rules={check ? [rule(check)] : []}
      {...(hint ? { extra: t(hints[hint]) } : {})}
    >
      <Radio.Group aria-label={t('核验方式')} options={methods.map((value) => ({ value, label: t(labels[value]) }))} />
    </Form.Item>
  )
}

/** Province, city and district. */
export function RegionItem({ name, label }: { name: string; label: string }) {
  return (
    <Item name={name} label={label}>
      <RegionField />
    </Item>
  )
}
