import * as z from 'zod/mini'
import { facetCount } from '#src/model/listing/hall.ts'
import {
  procurementDetail as detail,
  procurementNotice as notice,
  procurementNoticeRow,
} from '#src/model/procurement/schema.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

const own = { origin: 'own', fallback: 'block' } as const

export const procurementNoticePage = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-purchase/notice/page',
  summary:
    'Notices of procurement projects that fit all filters, with the number of each kind and region that fits the others',
  input: () =>
    z.object({
      ...paged,
      kind: z.optional(z.string()),
      group: z.optional(z.string()),
      keyword: z.optional(z.string()),
      region: z.optional(z.string()),
      from: z.optional(z.string()),
      until: z.optional(z.string()),
    }),
  data: () =>
    pageWith(procurementNoticeRow, {
      kinds: z.array(facetCount),
      regions: z.array(z.extend(facetCount, { name: z.string() })),
    }),
})

export const procurementDetail = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-purchase/project/detail',
  summary: 'One procurement project with everything that is public about it now',
  errorPolicy: { toCaller: [404] },
  input: () => z.object({ id: z.string() }),
  data: () => detail,
})

export const procurementNotice = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-purchase/notice/detail',
  summary: 'One notice of a procurement project',
  errorPolicy: { toCaller: [404] },
  input: () => z.object({ id: z.string() }),
  data: () => notice,
})
