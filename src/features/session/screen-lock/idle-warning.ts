import { create } from 'zustand'

type Idle = {
  /** When the session will be locked, by the exchange's clock, while the warning is shown; null otherwise. */
  locksAt: number | null
}

/** Apart from the idle timer: the warning is mounted on every page, the timer runs with a session. */
export const useIdle = create<Idle>()(() => ({ locksAt: null }))
