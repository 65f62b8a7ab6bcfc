import { Form, Input, Radio, Select } from 'antd'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { lastDay } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'
import styles from '../kyc.module.css'

type Field = { name: string; label: string; required?: boolean; check?: Check }

type TextProps = Field & {
  type?: 'text' | 'date'
  placeholder?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  extra?: string
  /** Fields on which the check depends. */
  after?: string[]
}

/** One line of text. */
export function TextField({ name, label, required = false, check, extra, after = [], ...input }: TextProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      required={required}
      dependencies={after}
      rules={check ? [rule(check)] : []}
      {...(extra ? { extra } : {})}
    >
      <Input
        aria-required={required}
        maxLength={100}
        autoComplete="off"
        {...(input.type === 'date' ? { max: lastDay } : {})}
        {...input}
      />
    </Form.Item>
  )
}

type ChoiceProps = Field & {
  options: readonly { value: string | number; label: string }[]
  isSearched?: boolean
  loading?: boolean
}

/** One of a closed list. */
export function ChoiceField({
  name,
  label,
  required = false,
  check,
  options,
  isSearched = false,
  loading = false,
}: ChoiceProps) {
  const t = useT()
  return (
    <Form.Item name={name} label={label} required={required} rules={check ? [rule(check)] : []}>
      <Select
        options={[...options]}
        loading={loading}
        placeholder={t('请选择')}
        allowClear={!required}
        aria-required={required}
        {...(isSearched ? { showSearch: { optionFilterProp: 'label' } } : {})}
      />
    </Form.Item>
  )
}

type WayProps<W extends string> = {
  ways: readonly W[]
  words: Readonly<Record<W, string>>
  hints: Readonly<Record<W, string>>
  check?: Check
}

/** One of the ways in which a claim can be verified; what the chosen one asks for stands below. */
export function WayItem<W extends string>({ ways, words, hints, check }: WayProps<W>) {
  const t = useT()
  const form = Form.useFormInstance()
  const chosen = Form.useWatch('way', form) as W | undefined
  const hint = ways.find((way) => way === chosen)
  return (
    <Form.Item
      name="way"
      label={t('核验方式')}
      rules={check ? [rule(check)] : []}
      {...(hint ? { extra: t(hints[hint]) } : {})}
    >
      <Radio.Group
        className={styles['ways'] ?? ''}
        aria-label={t('核验方式')}
        options={ways.map((value) => ({ value, label: t(words[value]) }))}
      />
    </Form.Item>
  )
}

/** Province, city and district. */
export function RegionItem({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label}>
      <RegionField />
    </Form.Item>
  )
}
