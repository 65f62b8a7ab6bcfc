import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../queries.ts'
import { useUnread } from '../unread.ts'

/** The number of unread messages, asked for as the private pages open. */
export function useFreshUnread(): number {
  useQuery(unreadQuery)
  return useUnread()
}
