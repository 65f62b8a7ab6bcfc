import * as z from 'zod/mini'
import { assetDetail, managedProject, quoteRow } from '#src/model/listing/detail.ts'
import { assetSuggestion, category, listingRow } from '#src/model/listing/schema.ts'
import { facets, filterFields } from '#src/model/listing/search.ts'
import { endpoint, paged, pageOf, pageWith } from '../endpoint.ts'

/** The order of a list of assets. */
export const assetOrders = ['default', 'newest', 'price-up', 'price-down', 'heat', 'deadline'] as const
export type AssetOrder = (typeof assetOrders)[number]

const assetQuery = z.object({
  ...paged,
  ...filterFields,
  order: z.optional(z.enum(assetOrders)),
})
export type AssetQuery = z.output<typeof assetQuery>

const byAsset = z.object({ assetsId: z.string() })
/** `visitor`: an id of the browser, so that a returning visitor counts once. */
const byVisitor = z.extend(byAsset, { visitor: z.optional(z.string().check(z.maxLength(64))) })
const own = { origin: 'own', fallback: 'block' } as const

export const assetsPage = endpoint({
  ...own,
  fallback: 'listed',
  method: 'post',
  path: '/dscq-project/assets/page',
  summary:
    'Assets under filters, with the number that each further choice would leave; prices are compared within their unit',
  input: () => assetQuery,
  data: () => pageWith(listingRow, { facets }),
})

export const assetSuggestions = endpoint({
  ...own,
  fallback: 'quiet',
  method: 'get',
  path: '/dscq-project/assets/suggest',
  summary: 'Assets whose name or number contains the typed words, in the order of the list',
  input: () => z.object({ q: z.string().check(z.maxLength(200)), size: z.optional(z.number()) }),
  data: () => z.array(assetSuggestion),
})

export const categoryTree = endpoint({
  ...own,
  fallback: 'listed',
  method: 'get',
  path: '/dscq-project/assets/categories',
  summary: 'The tree of categories',
  input: () => z.object({}),
  data: () => z.array(category),
})

export const assetInfo = endpoint({
  ...own,
  fallback: 'brief',
  method: 'get',
  path: '/dscq-project/assets/detail',
  summary: 'One asset; 404 for an unknown id. Counts viewers, each once a day',
  errorPolicy: { refusal: 'caller' },
  input: () => byVisitor,
  data: () => assetDetail,
})

export const managedInfo = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-project/manage/detail',
  summary: 'One project under management; 404 for an unknown id',
  errorPolicy: { refusal: 'caller' },
  input: () => z.object({ id: z.string() }),
  data: () => managedProject,
})

export const quotesPage = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-sync/v1/bid-assets/quotes/page',
  base: 'bidding',
  errorPolicy: { refusal: 'caller' },
  summary: 'The bidding record of an asset, newest first; amounts are absent while a sealed mode runs',
  input: () => z.object({ ...paged, assetsId: z.string() }),
  data: () => pageOf(quoteRow),
})

export const similarAssets = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-project/assets/similar',
  summary: 'Assets of the same kind, the nearest first',
  input: () => z.object({ assetsId: z.string(), size: z.optional(z.number()) }),
  data: () => z.array(listingRow),
})

export const assetsByIds = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-project/assets/batch',
  summary: 'Details of up to four assets, for a comparison',
  input: () => z.object({ ids: z.array(z.string()).check(z.maxLength(4)) }),
  data: () => z.array(assetDetail),
})

export const remindMe = endpoint({
  ...own,
  fallback: 'form',
  method: 'post',
  path: '/dscq-project/assets/remind',
  summary: 'Counts the people who set a reminder for an asset, each once',
  input: () => byVisitor,
  data: () => z.object({ reminders: z.number() }),
})
