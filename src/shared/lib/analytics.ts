import { whenIdle } from './time/when-idle.ts'

/** What opens a door or says who somebody is, and what leads back to such an address. */
const isPrivate = (name: string): boolean =>
  /token|password|secret|ticket/i.test(name) || /^(?:code|redirect|username|telphone|state)$/i.test(name)

/** An address of this site, path and query, without what nobody else may know (RT-06). */
export function publicAddress(path: string, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of Array.from(query.keys())) if (isPrivate(name)) query.delete(name)
  const rest = query.toString()
  return rest ? `${path}?${rest}` : path
}

let service: string | null = null

/** Where page views go; `off` or null sends none. */
export const provideAnalytics = (address: string | null): void => {
  service = address === 'off' ? null : address
}

/** Tells the analytics service something, and whether it went; whatever goes wrong there is no concern of the portal's. */
export function send(kind: 'page' | 'error', content: Record<string, unknown>): boolean {
  if (!service) return false
  const body = JSON.stringify({ kind, ...content })
  try {
    if (navigator.sendBeacon?.(service, body)) return true
    fetch(service, { method: 'POST', body, keepalive: true }).catch(() => undefined)
    return true
  } catch {
    // A blocked beacon is the reader's good right.
    return false
  }
}

let last: string | null = null
let waiting: { path: string; title: string }[] = []

const flush = () => {
  const views = waiting
  waiting = []
  for (const view of views) send('page', view)
}

/** Reports a page view, once for each change of the address, when the page has time for it. */
export function track(path: string, search: string, title: string): void {
  const address = publicAddress(path, search)
  if (!service || address === last) return
  last = address
  if (waiting.length === 0) {
    whenIdle(flush)
    addEventListener('pagehide', flush, { once: true })
  }
  waiting.push({ path: address, title })
}
