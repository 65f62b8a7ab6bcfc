import * as z from 'zod/mini'
import { fact } from '#src/model/lenient.ts'
import { hallFacets } from '#src/model/listing/hall.ts'
import { listedRow } from '#src/model/listing/schema.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

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
