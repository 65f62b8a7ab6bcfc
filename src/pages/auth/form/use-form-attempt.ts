import { ApiError } from '#src/api/errors.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'

/** Which field a code of the exchange is about. */
export type FieldOfCode<N extends string> = Partial<Record<number, N>>

/** Sends a form: a refusal that is about a field is said there, everything else at the button. */
export function useFormAttempt<N extends string>(
  refuse: (name: N, problem: string) => void,
  fieldOfCode: FieldOfCode<N>,
) {
  const { busy, failure, attempt } = useAttempt()
  const fieldOf = (error: unknown): N | undefined =>
    error instanceof ApiError ? fieldOfCode[error.reply.code] : undefined
  return {
    busy,
    failure: fieldOf(failure) === undefined ? failure : null,
    attempt: (work: () => Promise<void>, failed?: (failure: unknown) => void) =>
      attempt(work, (error) => {
        const field = fieldOf(error)
        if (field !== undefined && error instanceof ApiError) refuse(field, error.reply.msg || error.message)
        failed?.(error)
      }),
  }
}
