import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { hotInvestments } from '#src/api/endpoints/notice.ts'
import { hotProjects, newestProjects } from '#src/api/endpoints/project.ts'
import { hotInvestmentsQuery, hotProjectsQuery, newestProjectsQuery } from '#src/model/first-screen.ts'
import { serverNow } from '#src/shared/lib/server-time.ts'
import { withDeadlines } from './live.ts'

/** Asked for once in the life of the page; what changes afterwards comes through the hall. */
const once = { staleTime: Infinity, gcTime: Infinity }

// No signal is handed on: a reader who leaves a tab early has still asked its one question (HM-06).
export const hotListings = queryOptions({
  queryKey: ['listing', 'hot'],
  queryFn: async () => withDeadlines((await call(hotProjects, hotProjectsQuery)).records, serverNow()),
  ...once,
})

export const newestListings = queryOptions({
  queryKey: ['listing', 'newest'],
  queryFn: async () => withDeadlines((await call(newestProjects, newestProjectsQuery)).records, serverNow()),
  ...once,
})

export const hotCategories = queryOptions({
  queryKey: ['listing', 'hot-categories'],
  queryFn: async () => (await call(hotInvestments, hotInvestmentsQuery)).records,
  ...once,
})
