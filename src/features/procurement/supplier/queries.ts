import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { ownProcurementPage, participationOf } from '#src/api/endpoints/procurement-supplier.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { OwnTab } from '#src/model/procurement/supplier/schema.ts'

const pageSize = 10

/** First elements of the keys of a supplier's own data; push events of the same matter invalidate them. */
export const purchasesKey = [userScope, 'purchases'] as const

/** What the user has to do with one project. */
export const participationQuery = (id: string) =>
  queryOptions({
    queryKey: [...purchasesKey, 'one', id],
    queryFn: ({ signal }) => call(participationOf, { id }, { signal }),
  })

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
