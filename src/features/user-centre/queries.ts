import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { unreadMessages } from '#src/api/endpoints/message.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { setUnread } from './unread.ts'

/** Fetched by the menu; later numbers come by push. */
export const unreadQuery = queryOptions({
  queryKey: [userScope, 'messages', 'unread'],
  queryFn: async ({ signal }) => {
    const { unread } = await call(unreadMessages, {}, { signal })
    setUnread(unread)
    return unread
  },
})

/** The first screen of the user centre; any change of the person's data invalidates it. */
export const overviewQuery = queryOptions({
  queryKey: [userScope, 'overview'],
  queryFn: ({ signal }) => call(userOverview, {}, { signal }),
})
