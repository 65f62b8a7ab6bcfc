import type { FormEvent } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { type Rules, useFields } from './use-fields.ts'

/** Which field a refusal is about, by its code. */
type FieldOfCode<N extends string> = Partial<Record<number, N>>

/** The fields of a form and its submission: a refusal about a field is shown there, every other at the button. */
export function useAuthForm<N extends string>(rules: Rules<N>, fieldOfCode: FieldOfCode<N> = {}) {
  const fields = useFields(rules)
  const { busy, failure, attempt, forget } = useAttempt()
  const fieldOf = (error: unknown): N | undefined =>
    error instanceof ApiError ? fieldOfCode[error.reply.code] : undefined
  return {
    ...fields,
    busy,
    failure: fieldOf(failure) === undefined ? failure : null,
    forget,
    attempt: (work: () => Promise<void>, failed?: (failure: unknown) => void) =>
      attempt(work, (error) => {
        const field = fieldOf(error)
        if (field !== undefined && error instanceof ApiError) fields.refuse(field, error.reply.msg || error.message)
        failed?.(error)
      }),
    /** Props of the `form` element; `send` is called with the values of these fields, all unless named, when each is valid. */
    formProps: <M extends N>(send: (values: Record<M, string>) => void, names?: readonly M[]) => ({
      ref: fields.setForm,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        const values = fields.check(names)
        if (values) send(values)
      },
    }),
  }
}
