import type { Reply } from '#src/api/outcome.ts'
import { pageSource } from '../../exchange/actor.ts'
import { deviceKnownDays } from '../../exchange/accounts/clients.ts'
import type { Exchange } from '../../worlds.ts'
import { prefixes } from '../prefixes.ts'
import { cookieOf } from './cookie.ts'

/** The cookie by which an account recognises a device that has signed in to it before. */
export const deviceCookie = 'known-device'

export function deviceOf(request: Request): string | null {
  const device = cookieOf(request, deviceCookie)
  return device && /^[a-z\d]{1,64}$/.test(device) ? device : null
}

const accessTokenIn = ({ data }: Reply): string | null => {
  const { access_token: found } = (data ?? {}) as { access_token?: unknown }
  return typeof found === 'string' ? found : null
}

/**
 * The header that gives a device its token with the answer to a sign-in; empty for every other answer. No script can read it, and no
 * other site can have it sent. An exchange inside the page has one client only.
 */
export function deviceCookieFor(
  exchange: Exchange,
  envelope: Reply,
  { url, source }: { url: URL; source: string },
): Record<string, string> {
  const accessToken = source === pageSource ? null : accessTokenIn(envelope)
  const device = accessToken && exchange.accounts.deviceTokenOf(accessToken)
  if (!device) return {}
  const maxAge = deviceKnownDays * 86_400
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return {
    'set-cookie': `${deviceCookie}=${device}; Path=${prefixes.api}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`,
  }
}
