import * as z from 'zod/mini'
import { branchDetail } from '#src/model/branch/detail.ts'
import { branchStatistics } from '#src/model/branch/statistics.ts'
import { branch } from '#src/model/branch/schema.ts'
import { endpoint, notFoundCode, paged, pageOf } from '../endpoint.ts'

/** The screen says what is missing: any other code than 200 has no further effect (CT-09). */
const errorPolicy = { refusal: 'caller', toCaller: [notFoundCode] } as const

export const branchList = endpoint({
  method: 'get',
  path: '/blade-desk/branch/list',
  summary: 'Branches, or the one with a code',
  input: () => z.object({ ...paged, code: z.optional(z.string()) }),
  data: () => pageOf(branch),
})

export const systemBranchDetail = endpoint({
  method: 'get',
  path: '/dscq-system/branch/detail',
  summary: 'A branch by id or code; stored by the client when the code is 200',
  errorPolicy,
  input: () => z.object({ id: z.optional(z.string()), code: z.optional(z.string()) }),
  data: () => branchDetail,
})

export const deskBranchDetail = endpoint({
  method: 'get',
  path: '/blade-desk/branch/detail',
  summary: 'One branch',
  errorPolicy,
  input: () => z.object({ id: z.string() }),
  data: () => branchDetail,
})

export const branchFigures = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'get',
  path: '/dscq-data-view/statistical/branch',
  summary: 'Listings and deals of one branch, by kind of asset and by month',
  input: () => z.object({ branchId: z.string() }),
  data: () => branchStatistics,
})
