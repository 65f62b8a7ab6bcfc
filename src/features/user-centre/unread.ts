import { create } from 'zustand'

const useUnreadStore = create<{ count: number }>()(() => ({ count: 0 }))

/** Sets the number of unread messages; 0 after sign-out. */
export const setUnread = (count: number): void => useUnreadStore.setState({ count })

/** The number of unread messages, for the badges. */
export const useUnread = (): number => useUnreadStore(({ count }) => count)
