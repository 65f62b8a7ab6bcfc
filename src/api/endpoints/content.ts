import * as z from 'zod/mini'
import { ad, partner } from '#src/model/content/schema.ts'
import { listOf } from '#src/model/lenient.ts'
import { moduleGroups } from '#src/model/news/modules.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

export const partnersPage = endpoint({
  method: 'post',
  path: '/dscq-content/partners/page',
  summary: 'Partners of one position type',
  input: () => z.object({ ...paged, positionType: z.number() }),
  data: () => pageOf(partner),
})

export const adList = endpoint({
  method: 'post',
  path: '/dscq-content/ad-ads/list',
  summary: 'Advertisements of one slot',
  input: () => z.object({ ...paged, code: z.string() }),
  data: () => listOf(ad),
})

export const moduleBatchList = endpoint({
  method: 'post',
  path: '/dscq-content/page-modules-content/batch-list',
  summary: 'Tabs and buttons of page modules, codes separated by commas',
  input: () => z.object({ modulesCodes: z.string() }),
  data: () => moduleGroups,
})
