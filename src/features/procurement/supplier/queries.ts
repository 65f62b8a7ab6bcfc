import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { ownProcurementPage, participationOf } from '#src/api/endpoints/procurement-supplier.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { OwnTab } from '#src/model/procurement/supplier/schema.ts'
import { procurementDetailQuery } from '../detail-queries.ts'

const pageSize = 10

/** First elements of the keys of a supplier's own data; push events of the same matter invalidate them. */
export const purchasesKey = [userScope, 'purchases'] as const

/**
 * What the user has to do with one project. It is asked for again after an act of the user and after a push event, which may have
 * changed the project itself: an objection halts it. So the project is then asked for as well.
 */
export const participationQuery = (id: string) => {
  const queryKey = [...purchasesKey, 'one', id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const isKnown = client.getQueryData(queryKey) !== undefined
      const own = await call(participationOf, { id }, { signal })
      if (isKnown) void client.invalidateQueries(procurementDetailQuery(id))
      return own
    },
  })
}

export type OwnFilter = { tab: OwnTab | null; q: string; page: number }

/** One page of the user's own projects in one of their lists; the former page stays until the next has come. */
export const ownProcurementsQuery = ({ tab, q, page }: OwnFilter) =>
  queryOptions({
    queryKey: [...purchasesKey, 'page', tab, q, page],
    queryFn: ({ signal }) =>
      call(
        ownProcurementPage,
        { tab: tab ?? 'projects', current: page, size: pageSize, ...(q === '' ? {} : { q }) },
        { signal },
      ),
    placeholderData: (before) => before,
  })
