import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { appealInfo, appealsPage } from '#src/api/endpoints/appeal.ts'
import { userScope } from '#src/features/session/user-data.ts'

type AppealFilters = { current: number; state: string | null; kind: string | null }

export const appealsQuery = (filters: AppealFilters) =>
  queryOptions({
    queryKey: [userScope, 'appeals', 'page', filters],
    queryFn: ({ signal }) => call(appealsPage, { ...filters, size: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'appeals', 'detail', id],
    queryFn: ({ signal }) => call(appealInfo, { id }, { signal }),
  })
