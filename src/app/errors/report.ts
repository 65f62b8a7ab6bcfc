import { Refused, Unreachable } from '#src/api/errors.ts'
import { publicAddress, send } from '#src/shared/lib/analytics.ts'

const perMinute = 10
const minuteMs = 60_000

let sentAt: number[] = []
const known = new WeakSet<object>()

/** What might name a person or an amount goes: numbers of five digits and more, addresses of mail. */
const impersonal = (text: string, length: number): string =>
  text
    .replace(/[^\s@/]+@[^\s@/]+/g, '#')
    .replace(/\d{5,}/g, '#')
    .slice(0, length)

/** A name of this failure that a person can tell the service desk. */
export const newErrorId = (): string =>
  `E-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** Tells the analytics service of a failure: once for each error, ten a minute at most, nothing personal. */
export function report(error: unknown, id: string = newErrorId()): void {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  const now = Date.now()
  sentAt = sentAt.filter((at) => now - at < minuteMs)
  if (sentAt.length >= perMinute) return
  sentAt.push(now)
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  send('error', {
    id,
    name,
    message: impersonal(message, 200),
    stack: stack
      .split('\n')
      .slice(1, 4)
      .map((line) => line.trim().slice(0, 160)),
    path: publicAddress(location.pathname, ''),
  })
}

/** Failures that nobody caught; the screen, if it stands, is left standing. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => {
    if (error) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // A refusal and a dead network are no failures of the program; the person has been told.
    if (!(reason instanceof Refused || reason instanceof Unreachable)) report(reason)
  })
}
