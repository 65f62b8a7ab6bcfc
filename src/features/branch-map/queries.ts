import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#src/api/client.ts'
import { branchList } from '#src/api/endpoints/branch.ts'
import { assetsTotals, geoMap } from '#src/api/endpoints/project.ts'
import type { Branch } from '#src/model/branch/schema.ts'
import { mapProvinceCode } from '#src/model/statistics/schema.ts'
import type { Chosen } from './categories.ts'
import { type Place, placesOf } from './places.ts'
import { type Shapes, shapesQuery } from './map/shapes.ts'

const minute = 60_000

export const totalsQuery = queryOptions({
  queryKey: ['statistics', 'totals'],
  queryFn: ({ signal }) => call(assetsTotals, {}, { signal }),
  staleTime: 5 * minute,
})

/** The map of one set of categories; the previous one remains in view until the next has arrived. */
const mapQuery = (chosen: Chosen) =>
  queryOptions({
    queryKey: ['statistics', 'map', chosen],
    queryFn: ({ signal }) => call(geoMap, { params: { province: mapProvinceCode, category: [...chosen] } }, { signal }),
    staleTime: 5 * minute,
    placeholderData: keepPreviousData,
  })

const branchesQuery = queryOptions({
  queryKey: ['branch', 'list'],
  queryFn: async ({ signal }) => (await call(branchList, { size: 100, current: 1 }, { signal })).records,
  staleTime: Infinity,
  gcTime: Infinity,
})

export type ChartMap = typeof import('#src/shared/ui/chart/ChartMap.tsx').default

/** The drawing code is requested like data, so that a chunk that cannot be loaded is an error state with 重试 and not a broken page. */
const chartQuery = queryOptions({
  queryKey: ['chart-map'],
  queryFn: async (): Promise<ChartMap> => (await import('#src/shared/ui/chart/ChartMap.tsx')).default,
  staleTime: Infinity,
  gcTime: Infinity,
})

export type MapData = { places: Place[]; branches: Branch[]; shapes: Shapes; chart: ChartMap }

/** All data of the map as one query. `isPlaceholderData`: the data shown are those of the previous choice. */
export function useMapData(chosen: Chosen) {
  // Not `useQueries`, which would not keep the map of the previous choice in view.
  const regions = useQuery(mapQuery(chosen))
  const branches = useQuery(branchesQuery)
  const shapes = useQuery(shapesQuery)
  const chart = useQuery(chartQuery)
  const queries = [regions, branches, shapes, chart]
  const places = useMemo(
    () =>
      regions.data &&
      branches.data &&
      shapes.data &&
      placesOf(
        regions.data,
        branches.data,
        shapes.data.features.map(({ properties }) => properties),
      ),
    [regions.data, branches.data, shapes.data],
  )
  const data: MapData | undefined =
    places && branches.data && shapes.data && chart.data
      ? { places, branches: branches.data, shapes: shapes.data, chart: chart.data }
      : undefined
  return {
    data,
    isError: queries.some(({ isError }) => isError),
    errorUpdateCount: queries.reduce((sum, one) => sum + (one.data === undefined ? one.errorUpdateCount : 0), 0),
    error: queries.find(({ isError }) => isError)?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isPlaceholderData: regions.isPlaceholderData,
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
