import * as z from 'zod/mini'
import { ad, partner } from '#src/model/content/schema.ts'
import { listOf } from '#src/model/lenient.ts'
import { frontPage, moduleGroups, newsDetail, newsRow, plate, plateConfig } from '#src/model/news/schema.ts'
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

const plateQuery = { plateId: z.optional(z.string()), plateCode: z.optional(z.string()) }

export const newsPage = endpoint({
  method: 'post',
  path: '/dscq-content/news-content/page',
  summary: 'News of one plate',
  input: () =>
    z.object({ ...paged, ...plateQuery, isFrontPage: z.optional(z.number()), keyword: z.optional(z.string()) }),
  data: () => pageOf(newsRow),
})

export const newsFrontPage = endpoint({
  method: 'post',
  path: '/dscq-content/news-content/front-page',
  summary: 'The front page of a plate: its carousel and its list',
  input: () => z.object(plateQuery),
  data: () => frontPage,
})

export const newsContentDetail = endpoint({
  method: 'post',
  path: '/dscq-content/news-content/detail',
  summary: 'One news item with its text',
  input: () => z.object({ id: z.string() }),
  data: () => newsDetail,
})

export const plateSelect = endpoint({
  method: 'post',
  path: '/dscq-content/news-platecfg/select',
  summary: 'The tree of plates',
  input: () => z.object({ parentId: z.optional(z.string()) }),
  data: () => listOf(plate),
})

export const plateDetail = endpoint({
  method: 'get',
  path: '/dscq-content/news-platecfg/detail',
  summary: 'One plate, with whether it has a front page',
  input: () => z.object({ id: z.string() }),
  data: () => plateConfig,
})
