import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#src/api/endpoint.ts'
import { call } from '#src/api/client.ts'
import { procurementDetail, procurementNotice, procurementNoticePage } from '#src/api/endpoints/procurement-detail.ts'
import { nextDateOf } from '#src/model/procurement/stage.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'

/** Whether the exchange may know the id of a project or a notice; other ids are not requested. */
export const isProcurementId = (id: string): boolean => /^[\w-][\w.-]{0,63}$/.test(id)

const minuteMs = 60_000
/** ms after a date until the exchange has what follows from it. */
const afterDateMs = 1_500

/** When to ask again: at the next date, which changes what may be done, and for what has no announced date every minute. */
function untilChange({ terminatedAt, contractAt, ...schedule }: Schedule): number | false {
  if (terminatedAt != null || contractAt != null) return false
  const next = nextDateOf({ terminatedAt, contractAt, ...schedule }, serverNow())
  return next === null ? minuteMs : Math.min(minuteMs, Math.max(0, next.at - serverNow()) + afterDateMs)
}

/** A procurement project with everything that is public about it; asked for again when its schedule goes on. */
export const procurementDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['procurement', 'detail', id],
    queryFn: ({ signal }) => call(procurementDetail, { id }, { signal }),
    enabled: isProcurementId(id),
    refetchInterval: ({ state }) => (state.data ? untilChange(state.data.schedule) : false),
  })

export const procurementNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['procurement', 'notice', id],
    queryFn: ({ signal }) => call(procurementNotice, { id }, { signal }),
    enabled: isProcurementId(id),
    staleTime: minuteMs,
  })

export type NoticeQuery = InputOf<typeof procurementNoticePage>

/** One page of notices of all projects, with the number of each kind; the former page stays until the next has come. */
export const procurementNoticesQuery = (query: NoticeQuery) =>
  queryOptions({
    queryKey: ['procurement', 'notices', query],
    queryFn: ({ signal }) => call(procurementNoticePage, query, { signal }),
    placeholderData: keepPreviousData,
  })
