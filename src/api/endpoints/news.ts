import * as z from 'zod/mini'
import { listOf } from '#src/model/lenient.ts'
import { frontPage, newsDetail, newsRow, plate, plateConfig } from '#src/model/news/schema.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'
import { articleFilters } from './article-filters.ts'

const plateQuery = { plateId: z.optional(z.string()), plateCode: z.optional(z.string()) }

export const newsPage = endpoint({
  method: 'post',
  path: '/dscq-content/news-content/page',
  summary: 'News of one plate',
  input: () =>
    z.object({
      ...paged,
      ...plateQuery,
      isFrontPage: z.optional(z.number()),
      ...articleFilters,
    }),
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
  errorPolicy: { toCaller: [404] },
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
  errorPolicy: { toCaller: [404] },
  input: () => z.object({ id: z.string() }),
  data: () => plateConfig,
})
