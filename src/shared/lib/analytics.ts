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

/** Sends a page view; whatever goes wrong there is no concern of the portal's. */
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
 * Sends the report of a failure and resolves to whether it arrived. A beacon would be accepted by the browser without a network,
 * too, and the reader would be given an id that no report has.
 */
export async function sendError(content: Record<string, unknown>): Promise<boolean> {
  if (!service) return false
  const body = JSON.stringify({ kind: 'error', ...content })
  try {
    // A service of another origin that lets nobody read its answers gives an opaque one.
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
