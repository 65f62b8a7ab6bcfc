import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#src/api/endpoint.ts'
import { call } from '#src/api/client.ts'
import {
  procurementOpenings,
  procurementOverviewOf,
  procurementPage,
  procurementStatisticsOf,
} from '#src/api/endpoints/procurement.ts'

import { procurementNoticePage } from '#src/api/endpoints/procurement-detail.ts'
import type { ProcurementGroup, ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'

export type ProcurementQuery = InputOf<typeof procurementPage>

/** One page of procurement projects with the counts of all filters; the former page stays until the next has come. */
export const procurementsQuery = (query: ProcurementQuery) =>
  queryOptions({
    queryKey: ['procurement', 'page', query],
    queryFn: ({ signal }) => call(procurementPage, query, { signal }),
    placeholderData: keepPreviousData,
  })

export const overviewQuery = queryOptions({
  queryKey: ['procurement', 'overview'],
  queryFn: ({ signal }) => call(procurementOverviewOf, {}, { signal }),
})

/** The newest notices of a kind, of one group of procurement or of both. */
export const newestNoticesQuery = (kind: ProcurementNoticeKind, group: ProcurementGroup | null, size: number) =>
  queryOptions({
    queryKey: ['procurement', 'newest-notices', kind, group, size],
    queryFn: ({ signal }) =>
      call(procurementNoticePage, { kind, ...(group && { group }), current: 1, size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The openings of a period of Shanghai days. */
export const openingsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['procurement', 'openings', from, to],
    queryFn: ({ signal }) => call(procurementOpenings, { from, to }, { signal }),
  })

export const statisticsQuery = queryOptions({
  queryKey: ['procurement', 'statistics'],
  queryFn: ({ signal }) => call(procurementStatisticsOf, {}, { signal }),
})
