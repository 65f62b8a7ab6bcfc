import { useQuery } from '@tanstack/react-query'
import { captchaQuery } from '#src/features/session/queries.ts'

/** A captcha for the form of this name, fetched when it is asked for. */
export function useCaptcha(form: string, isAsked: boolean) {
  const query = useQuery({ ...captchaQuery, queryKey: [...captchaQuery.queryKey, form], enabled: isAsked })
  return {
    /** The captcha that the person sees; null while there is none. */
    shown: query.isFetching ? null : (query.data ?? null),
    picture: query.data?.image,
    state: query.isFetching ? 'loading' : query.isError ? 'lost' : 'here',
    renew: () => void query.refetch(),
  } as const
}
