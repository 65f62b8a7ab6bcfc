import { create } from 'zustand'

type Idle = {
  /** When the session will be locked, by the exchange's clock, while the person is warned of it; null otherwise. */
  locksAt: number | null
}

/** Apart from what watches for it: the warning has its place on every page, the watch comes with a session. */
export const useIdle = create<Idle>()(() => ({ locksAt: null }))
