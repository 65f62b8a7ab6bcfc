import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { branchList } from '#src/api/endpoints/notice.ts'
import { assetsTotals, geoMap } from '#src/api/endpoints/project.ts'
import { mapProvinceCode } from '#src/model/statistics/schema.ts'
import type { Chosen } from './categories.ts'

const minute = 60_000

export const totalsQuery = queryOptions({
  queryKey: ['statistics', 'totals'],
  queryFn: ({ signal }) => call(assetsTotals, {}, { signal }),
  staleTime: 5 * minute,
})

/** The map of one set of categories; the last one stays in view until the next has come. */
export const mapQuery = (chosen: Chosen) =>
  queryOptions({
    queryKey: ['statistics', 'map', chosen],
    queryFn: ({ signal }) =>
      call(geoMap, { params: { province: mapProvinceCode, category: [...chosen] } }, { signal }),
    staleTime: 5 * minute,
    placeholderData: keepPreviousData,
  })

export const branchesQuery = queryOptions({
  queryKey: ['branch', 'list'],
  queryFn: async ({ signal }) => (await call(branchList, { size: 100, current: 1 }, { signal })).records,
  staleTime: Infinity,
  gcTime: Infinity,
})
