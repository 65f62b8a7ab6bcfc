import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#src/api/endpoint.ts'
import { call } from '#src/api/client.ts'
import { procurementPage } from '#src/api/endpoints/procurement.ts'

export type ProcurementQuery = InputOf<typeof procurementPage>

/** One page of procurement projects with the counts of all filters; the former page stays until the next has come. */
export const procurementsQuery = (query: ProcurementQuery) =>
  queryOptions({
    queryKey: ['procurement', 'page', query],
    queryFn: ({ signal }) => call(procurementPage, query, { signal }),
    placeholderData: keepPreviousData,
  })
