import { addressNotAllowed } from './labels.ts'
import { parseUrl } from './parse-url.ts'
import { isLocalPath, safeHref } from './safe-href.ts'

/** The exchange names an address outside the allowed origins. The message is for `t`. */
export class AddressNotAllowedError extends Error {
  override name = 'AddressNotAllowedError'
  constructor() {
    super(addressNotAllowed)
  }
}

/** Origins the portal may leave for: payment, face verification and single sign-on (see shared/config/env.ts). */
function allowedOrigins(): readonly string[] {
  const { VITE_PAY_HOSTS, VITE_LOGIN_HOST } = import.meta.env
  const signOn = parseUrl(VITE_LOGIN_HOST)
  return [location.origin, ...VITE_PAY_HOSTS.split(','), ...(signOn ? [signOn.origin] : [])]
}

/** The address, if it is a path of this site or belongs to an allowed origin; else null. */
export function departureTo(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (isLocalPath(text)) return text
  const href = safeHref(text)
  return href !== null && allowedOrigins().includes(new URL(href).origin) ? href : null
}

/** A navigation or reload by the portal itself: the state of the tab survives it, and the browser does not ask for confirmation. */
function leaveWithoutConfirmation(go: () => void): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  go()
}

export const reloadPage = (): void => leaveWithoutConfirmation(() => location.reload())

/** Leaves the portal for this address; throws `AddressNotAllowedError` if it is not allowed. */
export function leaveFor(value: unknown): void {
  const address = departureTo(value)
  if (address === null) throw new AddressNotAllowedError()
  leaveWithoutConfirmation(() => location.assign(address))
}
