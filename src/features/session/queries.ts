import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'

/** A captcha is good for one attempt; the form renews it by asking again. */
export const captchaQuery = queryOptions({
  queryKey: ['session', 'captcha'],
  queryFn: ({ signal }) => call(oauthCaptcha, {}, { signal }),
  staleTime: Infinity,
  gcTime: 0,
})
