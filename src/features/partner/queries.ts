import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { partnersPage } from '#src/api/endpoints/content.ts'
import type { PositionType } from '#src/model/content/schema.ts'
import { pageQuery } from '#src/shared/lib/query/screen-query.ts'

/** The partners of one group, requested when the group is first opened, and once while the page is open (HM-15). */
export const partnersQuery = (positionType: PositionType) =>
  queryOptions({
    queryKey: ['partners', positionType],
    ...pageQuery(
      async (signal) => (await call(partnersPage, { positionType, size: 100, current: 1 }, { signal })).records,
    ),
  })
