import * as z from 'zod/mini'
import { branchDetail } from '#src/model/branch/schema.ts'
import { endpoint } from '../endpoint.ts'

export const deskBranchDetail = endpoint({
  method: 'get',
  path: '/blade-desk/branch/detail',
  summary: 'One branch',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ id: z.string() }),
  data: () => branchDetail,
})
