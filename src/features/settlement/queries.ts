import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { settlementDetailOf, settlementPage, type settlementTabs } from '#src/api/endpoints/settlement.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'

const pageSize = 10

export type TabKey = (typeof settlementTabs)[number]
type SettlementFilter = { tab: TabKey; q: string; page: number }

export const settlementsQuery = ({ tab, q, page }: SettlementFilter) =>
  queryOptions({
    queryKey: [userScope, 'settlements', 'page', tab, q, page],
    queryFn: ({ signal }) =>
      call(settlementPage, { current: page, size: pageSize, tab, ...(q ? { q } : {}) }, { signal }),
    // The rows stay until the next page arrives.
    placeholderData: (before) => before,
  })

/** Refetched when the window gets the focus: the bank may have answered meanwhile. */
export const settlementQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'settlements', 'detail', id],
    queryFn: ({ signal }) => call(settlementDetailOf, { id }, { signal }),
    refetchOnWindowFocus: 'always',
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
