import * as z from 'zod/mini'
import { noticeDetail } from '#src/model/notice/detail.ts'
import { listedNotice } from '#src/model/notice/schema.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'
import { articleFilters } from './article-filters.ts'

const byId = z.object({ id: z.string() })

export const noticeInfoDetail = endpoint({
  method: 'get',
  path: '/blade-desk/notice-info/detail',
  summary: 'One notice of the desk',
  errorPolicy: { toCaller: [404] },
  input: () => byId,
  data: () => noticeDetail,
})

export const projectNoticePage = endpoint({
  method: 'post',
  path: '/dscq-project/notice/page',
  summary: 'Notices of assets',
  input: () =>
    z.object({
      ...paged,
      noticeType: z.optional(z.number()),
      isFrontPage: z.optional(z.number()),
      assetsId: z.optional(z.string()),
      ...articleFilters,
    }),
  data: () => pageOf(listedNotice),
})

export const projectNoticeDetail = endpoint({
  method: 'post',
  path: '/dscq-project/notice/detail',
  summary: 'One notice of an asset',
  errorPolicy: { toCaller: [404] },
  input: () => byId,
  data: () => noticeDetail,
})
