import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { noticeInfoList } from '#src/api/endpoints/desk.ts'
import { noticesQuery } from '#src/model/first-screen.ts'
import { pageQuery } from '#src/shared/lib/query/screen-query.ts'

/** The newest notices of one type, or of all; each fetched once in the life of the page (HM-07). */
export const newestNotices = (noticeType?: number) =>
  queryOptions({
    queryKey: ['notice', 'newest', noticeType ?? 'all'],
    ...pageQuery(async (signal) => (await call(noticeInfoList, noticesQuery(noticeType), { signal })).records),
  })
