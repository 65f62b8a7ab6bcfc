import { create } from 'zustand'

const useUnreadStore = create<{ count: number }>()(() => ({ count: 0 }))

/** The exchange has told how many messages of the person are unread; whoever is gone has none. */
export const unreadIs = (count: number): void => useUnreadStore.setState({ count })

/** How many messages of the person are unread, for the badges. */
export const useUnread = (): number => useUnreadStore(({ count }) => count)
