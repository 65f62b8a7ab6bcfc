import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { moduleBatchList } from '#src/api/endpoints/content.ts'
import { biddingData, biddingRate } from '#src/api/endpoints/project.ts'
import { modulesQuery } from '#src/model/first-screen.ts'
import { askedByScreen, askedOnce } from '#src/shared/lib/query/asked-once.ts'

export const biddingDataQuery = queryOptions({
  queryKey: ['statistics', 'bidding-data'],
  ...askedByScreen((signal) => call(biddingData, {}, { signal })),
})

export const biddingRateQuery = queryOptions({
  queryKey: ['statistics', 'bidding-rate'],
  ...askedByScreen((signal) => call(biddingRate, {}, { signal })),
})

/** The modules that editors arrange on the home page, in one request, which the news tabs share by its key. */
export const homeModules = queryOptions({
  queryKey: ['modules', modulesQuery.modulesCodes],
  ...askedOnce((signal) => call(moduleBatchList, modulesQuery, { signal })),
})
