import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { captchaQuery } from '../queries.ts'
import { captchaLabels } from '../labels.ts'

/** Why the typed captcha belongs to no picture on the screen; null when it does. */
function problemOf({ data, isError, isFetching }: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching'>) {
  if (isFetching) return captchaLabels.coming
  return isError || !data ? captchaLabels.lost : null
}

/** A captcha for the form of this name, fetched on demand. */
export function useCaptcha(form: string, isAsked: boolean) {
  const query = useQuery({ ...captchaQuery, queryKey: [...captchaQuery.queryKey, form], enabled: isAsked })
  const problem = problemOf(query)
  const [isEarly, setEarly] = useState(false)
  if (isEarly && problem === null) setEarly(false)
  return {
    /** The captcha that the person sees; null while there is none. */
    shown: problem === null ? (query.data ?? null) : null,
    picture: query.data?.image,
    state: query.isFetching ? 'loading' : query.isError ? 'lost' : 'here',
    /** Why there was none when the form was submitted, until there is one. */
    problem: isEarly ? problem : null,
    showProblem: () => setEarly(true),
    renew: () => void query.refetch(),
  } as const
}
