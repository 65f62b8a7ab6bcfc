import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { demandDetail, demandsPage } from '#src/api/endpoints/demand.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { DemandState, DemandType } from '#src/model/demand/schema.ts'

const pageSize = 10

export type DemandFilter = { need: DemandType | null; state: DemandState | null; title: string; page: number }

/** The user's demands; push events invalidate them. */
export const demandsQuery = ({ need, state, title, page }: DemandFilter) =>
  queryOptions({
    queryKey: [userScope, 'demands', 'page', need, state, title, page],
    queryFn: ({ signal }) =>
      call(
        demandsPage,
        {
          current: page,
          size: pageSize,
          ...(need === null ? {} : { need }),
          ...(state === null ? {} : { state }),
          ...(title === '' ? {} : { title }),
        },
        { signal },
      ),
    // The rows stay while the next page loads.
    placeholderData: (before) => before,
  })

export const demandQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'demands', 'detail', id],
    queryFn: ({ signal }) => call(demandDetail, { id }, { signal }),
  })
