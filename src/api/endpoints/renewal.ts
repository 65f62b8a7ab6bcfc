import * as z from 'zod/mini'
import { loginAnswer } from '#src/model/session/schema.ts'
import { endpoint } from '../endpoint.ts'
import { client, token } from '../token-call.ts'

export const refreshLogin = endpoint({
  ...token,
  summary: 'Exchange a refresh token for a new pair',
  input: () => z.object({ ...client, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
  data: () => loginAnswer,
})
