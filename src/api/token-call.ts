import * as z from 'zod/mini'

/** Codes of the token endpoint that go to the caller with the whole body (SE-04). */
export const tokenCodesToCaller = [369, 407, 403] as const

/** What every call of the token endpoint names. */
export const client = { client_id: z.string(), client_secret: z.string(), scope: z.optional(z.string()) }

/** Every grant goes to the one token endpoint, with its parameters in the query (deviation D1). */
export const token = {
  method: 'post',
  path: '/oauth/token',
  encoding: 'query',
  secretParams: 'moved',
  errorPolicy: { toCaller: tokenCodesToCaller, shownAs: 'error' },
} as const
