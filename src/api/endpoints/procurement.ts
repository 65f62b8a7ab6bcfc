import * as z from 'zod/mini'
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
