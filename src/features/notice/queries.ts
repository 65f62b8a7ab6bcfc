import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { noticeInfoList } from '#src/api/endpoints/notice.ts'
import { noticesQuery } from '#src/model/first-screen.ts'

/** The newest notices of one type, or of all; each asked for once in the life of the page (HM-07). */
export const newestNotices = (noticeType?: number) =>
  queryOptions({
    queryKey: ['notice', 'newest', noticeType ?? 'all'],
    // No signal is handed on: a reader who leaves a tab early has still asked its one question.
    queryFn: async () => (await call(noticeInfoList, noticesQuery(noticeType))).records,
    staleTime: Infinity,
    gcTime: Infinity,
  })
