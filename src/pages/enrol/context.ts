import type { FormInstance } from 'antd'
import { createContext, useContext } from 'react'
import { type EnrolValues, problemsOf } from '#src/features/enrolment/form.ts'
import type { EnrolProblem } from '#src/model/enrolment/schema.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'

/** Shared by all fields of one enrolment form. */
type EnrolForm = {
  setup: EnrolSetup
  form: FormInstance<EnrolValues>
}

const Context = createContext<EnrolForm | null>(null)
export const EnrolFormProvider = Context.Provider

export function useEnrolForm(): EnrolForm {
  const form = useContext(Context)
  if (!form) throw new Error('a field of the enrolment form is used outside of it')
  return form
}

/** The values of all steps, also of those that are not mounted. */
export const allValues = (form: FormInstance<EnrolValues>): Partial<EnrolValues> =>
  form.getFieldsValue(true) as Partial<EnrolValues>

/** The name of a required file comes from the exchange and is translated. */
const valuesOf = ({ field, values }: EnrolProblem) =>
  field.startsWith('files.') && values ? { ...values, name: translate(values['name'] ?? '') } : values

/** An antd rule that validates a field by the rules of the whole form. Where `isMine` is false, another field shows the message. */
export const formRule = ({ form, setup }: EnrolForm, field: string, isMine: () => boolean = () => true) => ({
  validator: (): Promise<void> => {
    const problem = problemsOf(allValues(form), setup).find((known) => known.field === field)
    if (!problem || !isMine()) return Promise.resolve()
    return Promise.reject(new Error(translate(problem.message, valuesOf(problem))))
  },
})
