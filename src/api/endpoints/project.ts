import * as z from 'zod/mini'
import {
  biddingData as biddingDataSchema,
  biddingRate as biddingRateSchema,
  listedRow,
} from '#src/model/listing/schema.ts'
import { hallFacets } from '#src/model/listing/hall.ts'
import { fact, listOf } from '#src/model/lenient.ts'
import { mapRegion, totals } from '#src/model/statistics/schema.ts'
import { endpoint, paged, pageOf, pageWith } from '../endpoint.ts'

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

/** An exchange of the specification alone counts nothing. */
const hallRows = () => pageWith(listedRow, { facets: fact(hallFacets) })

export const hallInput = z.object({
  ...paged,
  assetsName: z.optional(z.string()),
  mode: z.optional(z.string()),
  /** Administrative code of a province, a city or a district. */
  region: z.optional(z.string()),
  /** Only assets that are open for enrolment. */
  enrolling: z.optional(z.boolean()),
})

/** Assets now bidding (hall state 1). */
export const hallPage = endpoint({
  method: 'post',
  path: '/dscq-sync/v1/bid-assets/hall/page',
  base: 'bidding',
  summary: 'Assets in bidding, the first to end first, and the number that each further choice would leave',
  errorPolicy: { refusal: 'caller' },
  input: () => hallInput,
  data: hallRows,
})

/** Assets about to bid (hall state 2). */
export const upcomingBids = endpoint({
  method: 'post',
  path: '/dscq-project/activity/upcoming-bid',
  summary: 'Assets whose bidding opens next, and the number that each further choice would leave',
  errorPolicy: { refusal: 'caller' },
  input: () => hallInput,
  data: hallRows,
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
