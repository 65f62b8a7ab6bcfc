import * as z from 'zod/mini'
import {
  biddingData as biddingDataSchema,
  biddingRate as biddingRateSchema,
  listedRow,
} from '#src/model/listing/schema.ts'
import { listOf } from '#src/model/lenient.ts'
import { mapRegion, totals } from '#src/model/statistics/schema.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

export const hotProjects = endpoint({
  method: 'get',
  path: '/dscq-project/top/hot',
  summary: 'Assets by heat',
  input: () => z.object(paged),
  data: () => pageOf(listedRow),
})

export const newestProjects = endpoint({
  method: 'get',
  path: '/dscq-project/top/new-publish',
  summary: 'Assets by the day they were listed, newest first',
  input: () => z.object(paged),
  data: () => pageOf(listedRow),
})

export const newlyListed = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/basic-assets/new-publish',
  summary: 'Newly listed assets for a module tab',
  input: () =>
    z.object({
      projectTypes: z.string(),
      plateId: z.optional(z.string()),
      isFrontPage: z.optional(z.number()),
      limit: z.optional(z.number()),
    }),
  data: () => listOf(listedRow),
})

export const biddingData = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/bid-assets/bidding-data',
  base: 'bidding',
  summary: 'How many assets are in bidding, and the highest premium',
  input: () => z.object({}),
  data: () => biddingDataSchema,
})

export const biddingRate = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/bid-assets/bidding-rate',
  base: 'bidding',
  summary: 'The share of closed rooms that ended above their start price',
  input: () => z.object({}),
  data: () => biddingRateSchema,
})

export const assetsTotals = endpoint({
  method: 'post',
  path: '/dscq-data-view/statistical/assets-total-data',
  summary: 'Totals over all listings and members',
  input: () => z.object({ categories: z.optional(z.array(z.number())) }),
  data: () => totals,
})

export const geoMap = endpoint({
  method: 'post',
  path: '/dscq-data-view/statistical/geo-map',
  summary: 'Listings by region, for the chosen bidding categories',
  input: () => z.object({ params: z.object({ province: z.string(), category: z.array(z.number()) }) }),
  data: () => listOf(mapRegion),
})
