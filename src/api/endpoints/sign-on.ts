import * as z from 'zod/mini'
import { loginAnswer, userInfo } from '#src/model/session/schema.ts'
import { endpoint } from '../endpoint.ts'
import { client, token } from '../token-call.ts'

export const codeLogin = endpoint({
  ...token,
  summary:
    'Complete a sign-in that started at the public resource trading site, or with a certificate. A code is good once and for at most ten minutes; one that was begun with a `code_challenge` (S256) needs its `code_verifier`. A second use is refused and ends the session that the code gave',
  input: () =>
    z.object({
      ...client,
      grant_type: z.literal('authorization_code'),
      code: z.string(),
      /** Of the challenge (S256) with which this site began the sign-on (RFC 7636); missing if it began elsewhere. */
      code_verifier: z.optional(z.string().check(z.minLength(43), z.maxLength(128))),
    }),
  data: () => loginAnswer,
})

export const codeDetail = endpoint({
  method: 'get',
  path: '/dscq-user/user/detail',
  secretParams: 'moved',
  errorPolicy: { refusal: 'caller', toCaller: [401, 404] },
  summary: 'The user of a certificate code, or of a code of another site, before it signs anyone in',
  input: () => z.object({ code: z.string() }),
  data: () => userInfo,
})
