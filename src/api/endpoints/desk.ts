import * as z from 'zod/mini'
import { hotInvestment, navigationItem } from '#src/model/content/schema.ts'
import { listedNotice } from '#src/model/notice/schema.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

const list = z.object(paged)

export const noticeInfoList = endpoint({
  method: 'get',
  path: '/blade-desk/notice-info/list',
  summary: 'The newest notices, of one type or of all',
  input: () => z.object({ ...paged, noticeType: z.optional(z.number()) }),
  data: () => pageOf(listedNotice),
})

export const hotInvestments = endpoint({
  method: 'get',
  path: '/blade-desk/hot-investments/list',
  summary: 'Hot categories of the home page',
  input: () => list,
  data: () => pageOf(hotInvestment),
})

export const navigationList = endpoint({
  method: 'get',
  path: '/blade-desk/navigation-config/list',
  summary: 'Items of the main menu',
  input: () => list,
  data: () => pageOf(navigationItem),
})
