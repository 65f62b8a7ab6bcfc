import * as z from 'zod/mini'
import { procurementOverview, procurementStatistics } from '#src/model/procurement/overview.ts'
import { procurementRow } from '#src/model/procurement/schema.ts'
import { procurementFacetCounts, procurementFilters } from '#src/model/procurement/search.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

const own = { origin: 'own', fallback: 'block' } as const

export const procurementPage = endpoint({
  ...own,
  method: 'post',
  path: '/dscq-purchase/project/page',
  summary: 'Procurement projects that fit all filters, with the number that each choice of a filter would leave',
  input: () => z.extend(procurementFilters, { ...paged, order: z.optional(z.string()) }),
  data: () => pageWith(procurementRow, { facets: procurementFacetCounts }),
})

export const procurementOverviewOf = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-purchase/overview',
  summary:
    'Figures of the procurement section, each the length of the list behind it, and the deadlines of the next days',
  input: () => z.object({}),
  data: () => procurementOverview,
})

export const procurementOpenings = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-purchase/openings',
  summary: 'Procurement projects that are opened in a period of Shanghai days, both included, the earliest first',
  input: () => z.object({ from: z.string(), to: z.string() }),
  data: () => z.array(procurementRow),
})

export const procurementStatisticsOf = endpoint({
  ...own,
  method: 'get',
  path: '/dscq-purchase/statistics',
  summary: 'Announced projects and awards by month, and projects by way of procurement, of the last twelve months',
  input: () => z.object({}),
  data: () => procurementStatistics,
})
