import { ApiError, NetworkError } from '#src/api/errors.ts'
import { sendError } from '#src/shared/lib/analytics.ts'
import { noteReport } from '#src/shared/lib/reported.ts'

const perMinute = 10
const minuteMs = 60_000

let sentAt: number[] = []
/** Errors whose report is on its way or has arrived. */
const sent = new WeakSet<object>()

/** The id of this failure that a person can read out to the service desk. */
const newErrorId = (): string =>
  `E-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** Anything may be thrown; an object can be recognised when it comes again. */
export const asError = (thrown: unknown): object =>
  typeof thrown === 'object' && thrown !== null ? thrown : new Error(String(thrown))

/**
 * Reports a failure to the analytics service: once for each error, ten a minute at most, nothing personal. The id of a report that
 * has arrived is found by `reportedAs`; one that has not may be sent again.
 */
export function report(thrown: unknown): void {
  const error = asError(thrown)
  const now = Date.now()
  sentAt = sentAt.filter((at) => now - at < minuteMs)
  if (sent.has(error) || sentAt.length >= perMinute) return
  const id = newErrorId()
  sentAt.push(now)
  sent.add(error)
  // Without the module that cleans its texts a report has none.
  void import('./error-content.ts')
    .then(
      ({ contentOf }) => contentOf(error),
      () => ({}),
    )
    .then((content) => sendError({ id, ...content }))
    .then((hasArrived) => {
      if (hasArrived) noteReport(error, id)
      else sent.delete(error)
    })
}

/** Reports uncaught errors; the screen stays. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => {
    if (error) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // A refusal or a network failure is no error of the program, and has been shown.
    if (!(reason instanceof ApiError || reason instanceof NetworkError)) report(reason)
  })
}
