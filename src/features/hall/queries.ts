import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { HallFacets } from '#src/model/listing/hall.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'

/** 1: bidding now, 2: about to bid; the number in the address of the hall. */
export type HallState = 1 | 2
/** `mode`, `region` and `enrolling` narrow the list; absent, they do not. */
type HallRequest = {
  assetsName: string
  current: number
  size: number
  mode?: string | null
  region?: string
  enrolling?: boolean
}
/** `facets` is null where the exchange does not count the choices of filters. */
export type HallRows = { rows: ListingRow[]; total: number; facets: HallFacets | null }

/** The common prefix of all query keys of the hall: a change of one row may affect every list. */
export const hallKey = ['hall']

const graceMs = 5000
const longestMs = 60_000

/**
 * Time until the list is fetched again, ms. Push reports at once that a row leaves the list; the timer is for rows that enter it,
 * and for the time without a connection.
 */
export function refetchAfter(
  rows: readonly Pick<ListingRow, 'deadline' | 'enrolUntil'>[],
  now: number,
  enrolling = false,
): number {
  const ends = rows.flatMap(({ deadline, enrolUntil }) => [deadline, enrolling ? enrolUntil : null])
  const turns = ends.flatMap((end) => (end ? [end - now + graceMs] : []))
  return Math.max(Math.min(...turns, longestMs), graceMs)
}

/**
 * One page of the hall. Every search has its own key, so that a late response never replaces a newer one; the rows of the same
 * state stay in view until the next page arrives.
 */
export const hallQuery = (
  state: HallState,
  { assetsName, current, size, mode = null, region = '', enrolling = false }: HallRequest,
) =>
  queryOptions({
    queryKey: [...hallKey, state, assetsName, current, size, mode, region, enrolling],
    queryFn: async ({ signal }): Promise<HallRows> => {
      const request = {
        current,
        size,
        ...(assetsName ? { assetsName } : {}),
        ...(mode ? { mode } : {}),
        ...(region ? { region } : {}),
        ...(enrolling ? { enrolling } : {}),
      }
      const { records, total, facets = null } = await call(state === 1 ? hallPage : upcomingBids, request, { signal })
      return { rows: withDeadlines(records, serverNow()), total, facets }
    },
    staleTime: 30_000,
    placeholderData: (shown, before) => (before?.queryKey[1] === state ? shown : undefined),
    refetchInterval: ({ state: { data } }) => (data ? refetchAfter(data.rows, serverNow(), enrolling) : false),
  })
