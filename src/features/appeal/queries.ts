import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { appealInfo, appealsPage } from '#src/api/endpoints/appeal.ts'
import { userScope } from '#src/features/session/user-data.ts'

type AppealFilter = { page: number; state: string | null; kind: string | null }

export const appealsQuery = ({ page, state, kind }: AppealFilter) =>
  queryOptions({
    queryKey: [userScope, 'appeals', 'page', page, state, kind],
    queryFn: ({ signal }) => call(appealsPage, { current: page, size: 10, state, kind }, { signal }),
    placeholderData: keepPreviousData,
  })

export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'appeals', 'detail', id],
    queryFn: ({ signal }) => call(appealInfo, { id }, { signal }),
  })
