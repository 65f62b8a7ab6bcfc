import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { unreadMessages } from '#src/api/endpoints/message.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { unreadIs } from './unread.ts'

/** Asked by the menu; what comes later is told over the line. */
export const unreadQuery = queryOptions({
  queryKey: [userScope, 'messages', 'unread'],
  queryFn: async ({ signal }) => {
    const { unread } = await call(unreadMessages, {}, { signal })
    unreadIs(unread)
    return unread
  },
})

/** Under which what the user centre begins with is cached; out of date as soon as anything of the person changes. */
export const overviewQuery = queryOptions({
  queryKey: [userScope, 'overview'],
  queryFn: ({ signal }) => call(userOverview, {}, { signal }),
})
