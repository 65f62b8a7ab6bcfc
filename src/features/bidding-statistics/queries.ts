import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { moduleBatchList } from '#src/api/endpoints/content.ts'
import { biddingData, biddingRate } from '#src/api/endpoints/project.ts'
import { modulesQuery } from '#src/model/first-screen.ts'
import { screenQuery, pageQuery } from '#src/shared/lib/query/screen-query.ts'

export const biddingDataQuery = queryOptions({
  queryKey: ['statistics', 'bidding-data'],
  ...screenQuery((signal) => call(biddingData, {}, { signal })),
})

export const biddingRateQuery = queryOptions({
  queryKey: ['statistics', 'bidding-rate'],
  ...screenQuery((signal) => call(biddingRate, {}, { signal })),
})

/** The modules that editors arrange on the home page, in one request, which the news tabs share by its key. */
export const homeModules = queryOptions({
  queryKey: ['modules', modulesQuery.modulesCodes],
  ...pageQuery((signal) => call(moduleBatchList, modulesQuery, { signal })),
})
