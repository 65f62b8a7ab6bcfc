import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import * as about from '#src/api/endpoints/about.ts'

/** The most that one answer holds; a history has fewer events. */
const all = { current: 1, size: 100 }

export const historyQuery = queryOptions({
  queryKey: ['company', 'history'],
  queryFn: ({ signal }) => call(about.evolutionList, all, { signal }),
})

export const positionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['company', 'positions', page],
    queryFn: ({ signal }) => call(about.recruitList, { current: page, size: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', 'position', id],
    queryFn: ({ signal }) => call(about.recruitInfo, { id }, { signal }),
  })

export const issuesQuery = (page: number) =>
  queryOptions({
    queryKey: ['company', 'issues', page],
    queryFn: ({ signal }) => call(about.periodicalList, { current: page, size: 12 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', 'issue', id],
    queryFn: ({ signal }) => call(about.periodicalInfo, { id }, { signal }),
  })
