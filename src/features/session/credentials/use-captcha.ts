import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { captchaQuery } from '../queries.ts'
import { captchaLabels } from '../labels.ts'

/** Why the typed captcha belongs to no picture on the screen; null when it does. */
function lackOf({ data, isError, isFetching }: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching'>) {
  if (isFetching) return captchaLabels.coming
  return isError || !data ? captchaLabels.lost : null
}

/** A captcha for the form of this name, fetched on demand. */
export function useCaptcha(form: string, isAsked: boolean) {
  const query = useQuery({ ...captchaQuery, queryKey: [...captchaQuery.queryKey, form], enabled: isAsked })
  const lack = lackOf(query)
  const [isEarly, setEarly] = useState(false)
  if (isEarly && lack === null) setEarly(false)
  return {
    /** The captcha that the person sees; null while there is none. */
    shown: lack === null ? (query.data ?? null) : null,
    picture: query.data?.image,
    state: query.isFetching ? 'loading' : query.isError ? 'lost' : 'here',
    /** Why there was none when the form was submitted, until there is one. */
    lack: isEarly ? lack : null,
    tellLack: () => setEarly(true),
    renew: () => void query.refetch(),
  } as const
}
