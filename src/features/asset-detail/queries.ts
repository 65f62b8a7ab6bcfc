import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { assetInfo, managedInfo, quotesPage, remindMe, similarAssets } from '#src/api/endpoints/assets.ts'
import { projectNoticeDetail, projectNoticePage } from '#src/api/endpoints/notice.ts'
import { withDeadlines } from '#src/features/listing/live.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { viewerId } from '#src/shared/lib/storage/visitor.ts'

/** Whether the exchange may know the id; other ids are not requested. */
export const isAssetId = (text: string): boolean => /^[\w-][\w.-]{0,63}$/.test(text)

export const assetQuery = (assetsId: string) =>
  queryOptions({
    queryKey: ['asset', 'detail', assetsId],
    queryFn: ({ signal }) => call(assetInfo, { assetsId, visitor: viewerId() }, { signal }),
    staleTime: 30_000,
  })

export const managedQuery = (id: string) =>
  queryOptions({
    queryKey: ['asset', 'managed', id],
    queryFn: ({ signal }) => call(managedInfo, { id }, { signal }),
    staleTime: 30_000,
  })

export const recordSize = 20

/** One page of the bidding record; the previous page remains while the next is fetched. */
export const recordQuery = (assetsId: string, current: number) =>
  queryOptions({
    queryKey: ['asset', 'record', assetsId, current],
    queryFn: ({ signal }) => call(quotesPage, { assetsId, current, size: recordSize }, { signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

const noticesSize = 6

export const noticesQuery = (assetsId: string) =>
  queryOptions({
    queryKey: ['asset', 'notices', assetsId],
    queryFn: async ({ signal }) =>
      (await call(projectNoticePage, { assetsId, current: 1, size: noticesSize }, { signal })).records,
  })

/** One notice in full; a published one does not change. */
export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['asset', 'notice', id],
    queryFn: ({ signal }) => call(projectNoticeDetail, { id }, { signal }),
    staleTime: Infinity,
  })

export const similarQuery = (assetsId: string) =>
  queryOptions({
    queryKey: ['asset', 'similar', assetsId],
    queryFn: async ({ signal }) =>
      withDeadlines(await call(similarAssets, { assetsId, size: 4 }, { signal }), serverNow()),
  })

/** Counts a person who wants to be reminded of the asset. */
export const remind = (assetsId: string) => call(remindMe, { assetsId, visitor: viewerId() })
