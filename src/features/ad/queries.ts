import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { adList } from '#src/api/endpoints/content.ts'
import { adQuery } from '#src/model/first-screen.ts'
import { pageQuery } from '#src/shared/lib/query/screen-query.ts'

/** The advertisements of one slot, requested once while the page is open. */
export const adsQuery = (code: string) =>
  queryOptions({
    queryKey: ['ads', code],
    ...pageQuery((signal) => call(adList, adQuery(code), { signal })),
  })
