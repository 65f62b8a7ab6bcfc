import { queryOptions } from '@tanstack/react-query'

type ChartBars = typeof import('#src/shared/ui/chart/ChartBars.tsx').default

/** Requested like data, so that a chunk that cannot be loaded is an error state with 重试. */
export const chartQuery = queryOptions({
  queryKey: ['chart-bars'],
  queryFn: async (): Promise<ChartBars> => (await import('#src/shared/ui/chart/ChartBars.tsx')).default,
  staleTime: Infinity,
  gcTime: Infinity,
})
