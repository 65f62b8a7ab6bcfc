import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'

/** A captcha is valid for one attempt; the form fetches a new one. */
export const captchaQuery = queryOptions({
  queryKey: ['session', 'captcha'],
  queryFn: ({ signal }) => call(oauthCaptcha, {}, { signal }),
  staleTime: Infinity,
  gcTime: 0,
})
