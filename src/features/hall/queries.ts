import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { hallPage, upcomingBids } from '#src/api/endpoints/project.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'

/** 1 now bidding, 2 about to bid: the number the address of the hall carries. */
export type HallState = 1 | 2
/** `mode` and `enrolling` narrow the list; absent, they do not. */
type HallQuestion = {
  assetsName: string
  current: number
  size: number
  mode?: string | null
  enrolling?: boolean
}
export type HallRows = { rows: ListingRow[]; total: number }

/** The first word of every question about the hall: what the exchange tells of one row may concern them all. */
export const hallKey = ['hall']

const graceMs = 5000
const longestMs = 60_000

/**
 * How long until the list is asked for again, ms. Push tells at once when a row leaves it; this is for what push cannot
 * tell: a row that is to come, and everything while the line is down.
 */
export function untilTurn(
  rows: readonly Pick<ListingRow, 'deadline' | 'enrolUntil'>[],
  now: number,
  enrolling = false,
): number {
  const ends = rows.flatMap(({ deadline, enrolUntil }) => [deadline, enrolling ? enrolUntil : null])
  const turns = ends.flatMap((end) => (end ? [end - now + graceMs] : []))
  return Math.max(Math.min(...turns, longestMs), graceMs)
}

/**
 * One page of the hall. Every search has a name of its own in the cache, so that an older answer never overwrites a newer
 * one; while the next is on its way, the rows of the same state stay in view.
 */
export const hallQuery = (
  state: HallState,
  { assetsName, current, size, mode = null, enrolling = false }: HallQuestion,
) =>
  queryOptions({
    queryKey: [...hallKey, state, assetsName, current, size, mode, enrolling],
    queryFn: async ({ signal }): Promise<HallRows> => {
      const question = {
        current,
        size,
        ...(assetsName ? { assetsName } : {}),
        ...(mode ? { mode } : {}),
        ...(enrolling ? { enrolling } : {}),
      }
      const { records, total } = await call(state === 1 ? hallPage : upcomingBids, question, { signal })
      return { rows: withDeadlines(records, serverNow()), total }
    },
    staleTime: 30_000,
    placeholderData: (shown, before) => (before?.queryKey[1] === state ? shown : undefined),
    refetchInterval: ({ state: { data } }) => (data ? untilTurn(data.rows, serverNow(), enrolling) : false),
  })
