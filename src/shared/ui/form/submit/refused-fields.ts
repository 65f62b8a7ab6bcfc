import type { FormInstance } from 'antd'
import { translate } from '../../../lib/text/i18n.ts'

/** The value that the exchange refused and its message, in Chinese. */
type RefusedField = { value: unknown; message: string }

const refusedOf = new WeakMap<object, Map<string, RefusedField>>()

/** Shows the exchange's refusal at its field and focuses the field; the message stays until the value changes. */
export function refuseField<V extends object>(form: FormInstance<V>, field: string, message: string): void {
  const refused = refusedOf.get(form) ?? new Map<string, RefusedField>()
  refusedOf.set(form, refused.set(field, { value: form.getFieldValue(field as never), message }))
  form.setFields([{ name: field as never, errors: [translate(message)] }])
  form.focusField(field)
}

/** Restores the refusal of a field whose value is unchanged after the portal's own rules have cleared its errors. */
export function restoreRefusals<V extends object>(form: FormInstance<V>): void {
  for (const [field, { value, message }] of refusedOf.get(form) ?? []) {
    const name = field as never
    if (form.getFieldValue(name) !== value || form.isFieldValidating(name)) continue
    if (form.getFieldError(name).length === 0) form.setFields([{ name, errors: [translate(message)] }])
  }
}

/** The form is sent again: the exchange decides anew. */
export function forgetRefused<V extends object>(form: FormInstance<V>): void {
  const fields = [...(refusedOf.get(form)?.keys() ?? [])]
  refusedOf.delete(form)
  form.setFields(fields.map((field) => ({ name: field as never, errors: [] })))
}
