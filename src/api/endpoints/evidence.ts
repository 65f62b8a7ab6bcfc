import * as z from 'zod/mini'
import { evidence } from '#src/model/evidence/schema.ts'
import { endpoint, userQuery } from '../endpoint.ts'

export const dealEvidence = endpoint({
  ...userQuery,
  path: '/dscq-contract/evidence',
  summary: 'The hash-chained evidence of a deal for its parties: room, confirmations, contract, signatures, payments',
  input: () => z.object({ dealId: z.string().check(z.maxLength(64)) }),
  data: () => evidence,
})
