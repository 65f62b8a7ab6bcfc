import { useSyncExternalStore } from 'react'

const ids = new WeakMap<object, string>()
const listeners = new Set<() => void>()

/** Records the id under which the analytics service stored the report of a failure. */
export function noteReport(error: object, id: string): void {
  ids.set(error, id)
  for (const listener of listeners) listener()
}

/** The id that the service desk can look up; null if no report of this failure has arrived. */
export const reportedAs = (error: unknown): string | null =>
  (typeof error === 'object' && error !== null && ids.get(error)) || null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `reportedAs`, rendered again once the report has arrived. */
export const useReportId = (error: unknown): string | null => useSyncExternalStore(subscribe, () => reportedAs(error))
