import { foreignPlaceText } from './labels.ts'
import { parseUrl } from './parse-url.ts'
import { isLocalPath, safeHref } from './safe-href.ts'

/** The exchange names a place that the portal sends nobody to. The message is for `t`. */
export class ForeignPlace extends Error {
  override name = 'ForeignPlace'
  constructor() {
    super(foreignPlaceText)
  }
}

/** Origins whose pages the portal sends somebody to: where one pays and where one signs on (see shared/config/env.ts). */
function allowedOrigins(): readonly string[] {
  const { VITE_PAY_HOSTS, VITE_LOGIN_HOST } = import.meta.env
  const signOn = parseUrl(VITE_LOGIN_HOST)
  return [location.origin, ...VITE_PAY_HOSTS.split(','), ...(signOn ? [signOn.origin] : [])]
}

/** The address, when it is a path of this site or a page of an origin that is allowed; else null. */
export function departureTo(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (isLocalPath(text)) return text
  const href = safeHref(text)
  return href !== null && allowedOrigins().includes(new URL(href).origin) ? href : null
}

/** A departure or a reload of the portal's own: what a tab keeps comes back with it, and the browser asks nobody. */
function goUnasked(go: () => void): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  go()
}

export const reloadPage = (): void => goUnasked(() => location.reload())

/** Leaves the portal for this address; throws `ForeignPlace` where that is not allowed. */
export function leaveFor(value: unknown): void {
  const address = departureTo(value)
  if (address === null) throw new ForeignPlace()
  goUnasked(() => location.assign(address))
}
