import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { hotInvestments } from '#src/api/endpoints/desk.ts'
import { hotProjects, newestProjects } from '#src/api/endpoints/project.ts'
import { hotInvestmentsQuery, hotProjectsQuery, newestProjectsQuery } from '#src/model/first-screen.ts'
import { pageQuery } from '#src/shared/lib/query/screen-query.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { withDeadlines } from './live.ts'

// Later changes come through the hall.
export const hotListings = queryOptions({
  queryKey: ['listing', 'hot'],
  ...pageQuery(async (signal) =>
    withDeadlines((await call(hotProjects, hotProjectsQuery, { signal })).records, serverNow()),
  ),
})

export const newestListings = queryOptions({
  queryKey: ['listing', 'newest'],
  ...pageQuery(async (signal) =>
    withDeadlines((await call(newestProjects, newestProjectsQuery, { signal })).records, serverNow()),
  ),
})

export const hotCategories = queryOptions({
  queryKey: ['listing', 'hot-categories'],
  ...pageQuery(async (signal) => (await call(hotInvestments, hotInvestmentsQuery, { signal })).records),
})
