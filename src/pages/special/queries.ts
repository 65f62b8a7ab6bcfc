import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { calendarOf } from '#src/api/endpoints/calendar.ts'
import { specialDetail } from '#src/api/endpoints/special.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import type { Special } from '#src/model/content/special.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'

const withLiveRows = (page: Special): Special => ({
  ...page,
  sections: page.sections.map((section) =>
    section.type === 'listings' ? { ...section, rows: withDeadlines(section.rows, serverNow()) } : section,
  ),
})

export const specialQuery = (code: string) =>
  queryOptions({
    queryKey: ['special', code],
    queryFn: async ({ signal }) => withLiveRows(await call(specialDetail, { code }, { signal })),
  })

export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: ['calendar', month],
    queryFn: async ({ signal }) => (await call(calendarOf, { month }, { signal })).events,
  })
