import { Form, Radio } from 'antd'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FormField } from '#src/shared/ui/form/fields.tsx'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'

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
    <FormField name={name} label={label}>
      <RegionField />
    </FormField>
  )
}
