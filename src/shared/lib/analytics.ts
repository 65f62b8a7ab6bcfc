import { whenIdle } from './time/when-idle.ts'

/** Parameters that grant access or identify a person, and those that contain such an address. */
const isPrivate = (name: string): boolean =>
  /token|password|secret|ticket/i.test(name) || /^(?:code|redirect|username|telphone|state)$/i.test(name)

/** An address of this site, path and query, without private parameters (RT-06). */
export function publicAddress(path: string, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of Array.from(query.keys())) if (isPrivate(name)) query.delete(name)
  const rest = query.toString()
  return rest ? `${path}?${rest}` : path
}

let service: string | null = null

/** Sets where page views are sent; `off` or null sends none. */
export const provideAnalytics = (address: string | null): void => {
  service = address === 'off' ? null : address
}

/** Sends a page view; its failure is ignored. */
function sendView(view: { path: string; title: string }): void {
  if (!service) return
  const body = JSON.stringify({ kind: 'page', ...view })
  try {
    if (!navigator.sendBeacon?.(service, body))
      fetch(service, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  } catch {
    // A blocked beacon is the reader's good right.
  }
}

/**
 * Sends the report of a failure and resolves to whether it arrived. Not a beacon: the browser accepts one even while offline, and
 * the reader would get an id without a report.
 */
export async function sendError(content: Record<string, unknown>): Promise<boolean> {
  if (!service) return false
  const body = JSON.stringify({ kind: 'error', ...content })
  try {
    // A service of another origin without CORS headers gives an opaque answer.
    const { ok, type } = await fetch(service, { method: 'POST', body, keepalive: true, mode: 'no-cors' })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}

let last: string | null = null
let waiting: { path: string; title: string }[] = []

const flush = () => {
  const views = waiting
  waiting = []
  for (const view of views) sendView(view)
}

/** Reports a page view in idle time, once for each change of the address. */
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
