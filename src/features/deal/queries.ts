import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { dealDetailOf, dealOfferOf, openDeals } from '#src/api/endpoints/deal.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** Refreshed by every change of the person's settlements. */
const dealsKey = [userScope, 'settlements', 'deals'] as const

export type PlaceKey = { enrolId: string } | { assetsId: string }

/** A deal by itself, its enrolment or its asset. */
export type DealKey = { id: string } | PlaceKey

/** Null without a deal of this person. */
export const dealQuery = (key: DealKey) =>
  queryOptions({
    queryKey: [...dealsKey, key],
    queryFn: ({ signal }) => call(dealDetailOf, key, { signal }),
  })

export const openDealsQuery = queryOptions({
  queryKey: [...dealsKey, 'open'],
  queryFn: ({ signal }) => call(openDeals, {}, { signal }),
})

/** Null unless this person is the second-ranked bidder after a default of the winner. */
export const offerQuery = (key: PlaceKey) =>
  queryOptions({
    queryKey: [...dealsKey, 'offer', key],
    queryFn: ({ signal }) => call(dealOfferOf, key, { signal }),
  })
