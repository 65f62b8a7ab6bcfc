import type { Reply } from '#src/api/outcome.ts'
import { pageSource } from '../../exchange/actor.ts'
import { deviceKnownDays } from '../../exchange/accounts/clients.ts'
import type { Exchange } from '../../worlds.ts'
import { prefixes } from '../prefixes.ts'
import { cookieName, cookieOf, setCookie } from './cookie.ts'

/** The cookie by which an account recognises a device that has signed in to it before. */
export const deviceCookie = 'known-device'

export function deviceOf(request: Request): string | null {
  const device = cookieOf(request, cookieName(request, deviceCookie))
  return device && /^[a-z\d]{1,64}$/.test(device) ? device : null
}

const accessTokenIn = ({ data }: Reply): string | null => {
  const { access_token: found } = (data ?? {}) as { access_token?: unknown }
  return typeof found === 'string' ? found : null
}

/**
 * The cookies that give a device its token with the answer to a sign-in; none for every other answer. There is one for each of the two
 * addresses of the contract: pictures and files do not get it. No script can read it, and no
 * other site can have it sent. An exchange inside the page has one client only.
 */
export function deviceCookieFor(
  exchange: Exchange,
  envelope: Reply,
  { request, source }: { request: Request; source: string },
): string[] {
  const accessToken = source === pageSource ? null : accessTokenIn(envelope)
  const device = accessToken && exchange.accounts.deviceTokenOf(accessToken)
  if (!device) return []
  const maxAge = deviceKnownDays * 86_400
  const attributes = [`Max-Age=${maxAge}`, 'SameSite=Strict']
  const given = [prefixes.api, prefixes.bidding].map((path) =>
    setCookie(request, { name: deviceCookie, value: device, path, attributes }),
  )
  // Over TLS the cookie is that of the whole host.
  return [...new Set(given)]
}
