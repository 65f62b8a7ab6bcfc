import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { depositDetailOf, depositPage } from '#src/api/endpoints/deposit.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { openOrderOf } from './payment.ts'
import { statesOf, type TabKey } from './tabs.ts'

const pageSize = 10

type DepositFilter = { tab: TabKey; q: string; page: number }

export const depositsQuery = ({ tab, q, page }: DepositFilter) =>
  queryOptions({
    queryKey: [userScope, 'deposits', 'page', tab, q, page],
    queryFn: ({ signal }) =>
      call(
        depositPage,
        {
          current: page,
          size: pageSize,
          ...(tab === 'all' ? {} : { states: [...statesOf(tab)] }),
          ...(q ? { q } : {}),
        },
        { signal },
      ),
    // The rows stay until the next page arrives.
    placeholderData: (before) => before,
  })

/** A deposit by its id, or by that of its enrolment. */
export type DepositKey = { id: string } | { enrolId: string }

/** Pending money is polled, as not every change is pushed. */
const askEveryMs = 30_000

const isAwaited = ({ state, orders }: DepositDetail): boolean =>
  state === depositState.due || state === depositState.partly || openOrderOf({ orders }) !== null

/** Refetched when the window gets the focus: the bank may have answered meanwhile. */
export const depositQuery = (key: DepositKey) =>
  queryOptions({
    queryKey: [userScope, 'deposits', 'detail', key],
    queryFn: ({ signal }) => call(depositDetailOf, key, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data) ? askEveryMs : false),
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
