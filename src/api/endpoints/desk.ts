import * as z from 'zod/mini'
import { branch } from '#src/model/branch/schema.ts'
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

export const branchList = endpoint({
  method: 'get',
  path: '/blade-desk/branch/list',
  summary: 'Branches, or the one with a code',
  input: () => z.object({ ...paged, code: z.optional(z.string()) }),
  data: () => pageOf(branch),
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
