import type { FormInstance } from 'antd'
import { createContext, useContext } from 'react'
import { type EnrolValues, problemsOf } from '#src/features/enrolment/form.ts'
import type { EnrolProblem } from '#src/model/enrolment/schema.ts'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'

/** What all fields of one enrolment know. */
export type Enrolling = {
  sheet: EnrolSheet
  form: FormInstance<EnrolValues>
}

const Context = createContext<Enrolling | null>(null)
export const EnrollingProvider = Context.Provider

export function useEnrolling(): Enrolling {
  const enrolling = useContext(Context)
  if (!enrolling) throw new Error('a field of an enrolment stands outside of one')
  return enrolling
}

/** What the form holds, also of the steps that are not on the screen. */
export const allValues = (form: FormInstance<EnrolValues>): Partial<EnrolValues> =>
  form.getFieldsValue(true) as Partial<EnrolValues>

/** The name of a file that is asked for is the exchange's, and said in the reader's language. */
const valuesOf = ({ field, values }: EnrolProblem) =>
  field.startsWith('files.') && values ? { ...values, name: translate(values['name'] ?? '') } : values

/** A field is judged by the rules of the whole form; `isMine` leaves the message to another field of the same place. */
export const judge = ({ form, sheet }: Enrolling, field: string, isMine: () => boolean = () => true) => ({
  validator: (): Promise<void> => {
    const problem = problemsOf(allValues(form), sheet).find((one) => one.field === field)
    if (!problem || !isMine()) return Promise.resolve()
    return Promise.reject(new Error(translate(problem.message, valuesOf(problem))))
  },
})
