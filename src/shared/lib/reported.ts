const ids = new WeakMap<object, string>()

/** Notes under which id a failure has been sent to the analytics service. */
export function noteReport(error: unknown, id: string): void {
  if (typeof error === 'object' && error !== null) ids.set(error, id)
}

/** The id under which a failure has been sent, which the service desk can look up; null when it has not been. */
export const reportedAs = (error: unknown): string | null =>
  (typeof error === 'object' && error !== null && ids.get(error)) || null
