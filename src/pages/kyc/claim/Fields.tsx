import { Form } from 'antd'
import { documentProblem, expiryProblem, holderProblem } from '#src/model/kyc/rules.ts'
import { documentTypeLabels } from '#src/model/kyc/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { CheckboxField, DateField, RadioField } from '#src/shared/ui/form/fields.tsx'
import type { Check } from '#src/shared/ui/form/rule.ts'

type MethodProps<M extends string> = {
  methods: readonly M[]
  labels: Readonly<Record<M, string>>
  hints: Readonly<Record<M, string>>
  check?: Check
}

/** The method of verification, with the hint of the selected one. */
export function MethodItem<M extends string>({ methods, labels, hints, ...field }: MethodProps<M>) {
  const t = useT()
  const form = Form.useFormInstance()
  const selected = Form.useWatch('way', form) as M | undefined
  const hint = methods.find((method) => method === selected)
  return (
    <RadioField
      {...field}
      name="way"
      label={t('核验方式')}
      options={methods.map((value) => ({ value, label: t(labels[value]) }))}
      {...(hint ? { extra: t(hints[hint]) } : {})}
    />
  )
}

/** The types of documents, and the checks of holder and number, which depend on the type in the field `typeField`. */
export function useDocumentFields(typeField: string) {
  const t = useT()
  const form = Form.useFormInstance()
  const typeNow = () => form.getFieldValue(typeField) as number
  return {
    types: documentTypeLabels.map((label, value) => ({ value, label: t(label) })),
    checkHolder: (name: string) => holderProblem(typeNow(), name),
    checkNumber: (number: string) => documentProblem(typeNow(), number, serverNow()),
  }
}

/** The last day of a document or licence, or none. */
export function ExpiryFields({ label, typeLabel, longTerm }: { label: string; typeLabel: string; longTerm: string }) {
  const form = Form.useFormInstance()
  const isLongTerm = (Form.useWatch('isLongTerm', form) as boolean | undefined) ?? false
  const check = (day: string) => expiryProblem(day, false, serverNow())
  return (
    <>
      {!isLongTerm && <DateField name="docExpiry" label={label} required check={check} />}
      <CheckboxField name="isLongTerm" label={typeLabel}>
        {longTerm}
      </CheckboxField>
    </>
  )
}
