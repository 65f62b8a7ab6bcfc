import { ApiError, NetworkError } from '#src/api/errors.ts'
import { publicAddress, send } from '#src/shared/lib/analytics.ts'
import { noteReport, reportedAs } from '#src/shared/lib/reported.ts'

const perMinute = 10
const minuteMs = 60_000

let sentAt: number[] = []

/** What might name a person or an amount goes: numbers of five digits and more, addresses of mail. */
const impersonal = (text: string, length: number): string =>
  text
    .replace(/[^\s@/]+@[^\s@/]+/g, '#')
    .replace(/\d{5,}/g, '#')
    .slice(0, length)

/** A name of this failure that a person can tell the service desk. */
const newErrorId = (): string =>
  `E-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/**
 * Tells the analytics service of a failure: once for each error, ten a minute at most, nothing personal. Returns the id
 * under which it was sent, now or before; null when it was not.
 */
export function report(error: unknown): string | null {
  const known = reportedAs(error)
  if (known !== null) return known
  const now = Date.now()
  sentAt = sentAt.filter((at) => now - at < minuteMs)
  if (sentAt.length >= perMinute) return null
  const id = newErrorId()
  sentAt.push(now)
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const isSent = send('error', {
    id,
    name,
    message: impersonal(message, 200),
    stack: stack
      .split('\n')
      .slice(1, 4)
      .map((line) => line.trim().slice(0, 160)),
    path: publicAddress(location.pathname, ''),
  })
  if (!isSent) return null
  noteReport(error, id)
  return id
}

/** Failures that nobody caught; the screen, if it stands, is left standing. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => {
    if (error) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // A refusal and a dead network are no failures of the program; the person has been told.
    if (!(reason instanceof ApiError || reason instanceof NetworkError)) report(reason)
  })
}
