import * as z from 'zod/mini'
import { branch, branchDetail } from '#src/model/branch/schema.ts'
import {
  evolution,
  hotInvestment,
  navigationItem,
  periodical,
  periodicalDetail,
  recruit,
  recruitDetail,
} from '#src/model/content/schema.ts'
import { listedNotice, noticeDetail } from '#src/model/notice/schema.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

const byId = z.object({ id: z.string() })
const list = z.object(paged)

export const noticeInfoList = endpoint({
  method: 'get',
  path: '/blade-desk/notice-info/list',
  summary: 'The newest notices, of one type or of all',
  input: () => z.object({ ...paged, noticeType: z.optional(z.number()) }),
  data: () => pageOf(listedNotice),
})

export const noticeInfoDetail = endpoint({
  method: 'get',
  path: '/blade-desk/notice-info/detail',
  summary: 'One notice of the desk',
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
    }),
  data: () => pageOf(listedNotice),
})

export const branchList = endpoint({
  method: 'get',
  path: '/blade-desk/branch/list',
  summary: 'Branches, or the one with a code',
  input: () => z.object({ ...paged, code: z.optional(z.string()) }),
  data: () => pageOf(branch),
})

export const deskBranchDetail = endpoint({
  method: 'get',
  path: '/blade-desk/branch/detail',
  summary: 'One branch',
  errorPolicy: { refusal: 'caller' },
  input: () => byId,
  data: () => branchDetail,
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

export const periodicalList = endpoint({
  method: 'get',
  path: '/blade-desk/periodical/list',
  summary: 'Periodicals',
  input: () => list,
  data: () => pageOf(periodical),
})

export const periodicalInfo = endpoint({
  method: 'get',
  path: '/blade-desk/periodical/detail',
  summary: 'One periodical with its pages',
  input: () => byId,
  data: () => periodicalDetail,
})

export const recruitList = endpoint({
  method: 'get',
  path: '/blade-desk/recruit/list',
  summary: 'Open positions',
  input: () => list,
  data: () => pageOf(recruit),
})

export const recruitInfo = endpoint({
  method: 'get',
  path: '/blade-desk/recruit/detail',
  summary: 'One open position',
  input: () => byId,
  data: () => recruitDetail,
})

export const evolutionList = endpoint({
  method: 'get',
  path: '/blade-desk/evolution/list',
  summary: 'The history of the exchange, oldest first',
  input: () => list,
  data: () => pageOf(evolution),
})
