import type { FormInstance } from 'antd'
import { translate } from '../../../lib/text/i18n.ts'

/** What the exchange refused of a field, with the value that it refused; the message in Chinese. */
type RefusedField = { value: unknown; message: string }

const refusedOf = new WeakMap<object, Map<string, RefusedField>>()

/** Shows the exchange's refusal at its field and puts the focus there; it stays until the field says something else. */
export function refuseField<V extends object>(form: FormInstance<V>, field: string, message: string): void {
  const refused = refusedOf.get(form) ?? new Map<string, RefusedField>()
  refusedOf.set(form, refused.set(field, { value: form.getFieldValue(field as never), message }))
  form.setFields([{ name: field as never, errors: [translate(message)] }])
  form.focusField(field)
}

/** A field that the portal's own rules find right again is still the one that was refused. */
export function refuseAgain<V extends object>(form: FormInstance<V>): void {
  for (const [field, { value, message }] of refusedOf.get(form) ?? []) {
    const name = field as never
    if (form.getFieldValue(name) !== value || form.isFieldValidating(name)) continue
    if (form.getFieldError(name).length === 0) form.setFields([{ name, errors: [translate(message)] }])
  }
}

/** The form is sent once more: the exchange decides anew. */
export function forgetRefused<V extends object>(form: FormInstance<V>): void {
  const fields = [...(refusedOf.get(form)?.keys() ?? [])]
  refusedOf.delete(form)
  form.setFields(fields.map((field) => ({ name: field as never, errors: [] })))
}
