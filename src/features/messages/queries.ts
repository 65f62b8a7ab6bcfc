import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { messageDetail, messageSettings, messagesPage } from '#src/api/endpoints/message.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** Messages on one page of the list. */
export const pageSize = 10

/** Which messages are shown: of one kind or all; all, unread, or deleted ones. */
export type MessageFilter = { kind: string | null; state: 'all' | 'unread' | 'bin'; page: number }

export const messagesQuery = ({ kind, state, page }: MessageFilter) =>
  queryOptions({
    queryKey: [userScope, 'messages', 'page', kind, state, page],
    queryFn: ({ signal }) =>
      call(
        messagesPage,
        {
          current: page,
          size: pageSize,
          ...(kind === null ? {} : { kind }),
          ...(state === 'unread' ? { isRead: false } : {}),
          ...(state === 'bin' ? { bin: true } : {}),
        },
        { signal },
      ),
    // The rows stay while the next page loads.
    placeholderData: (before) => before,
  })

export const messageQuery = (id: string, kind: string | null) =>
  queryOptions({
    queryKey: [userScope, 'messages', 'detail', id, kind],
    queryFn: ({ signal }) => call(messageDetail, { id, ...(kind === null ? {} : { kind }) }, { signal }),
  })

export const settingsQuery = queryOptions({
  queryKey: [userScope, 'messages', 'settings'],
  queryFn: ({ signal }) => call(messageSettings, {}, { signal }),
})
