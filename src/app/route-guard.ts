import { isLocked, storeReturnPath } from '#src/features/session/screen-lock/screen-lock.ts'
import { isSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { routeAt } from './routes.ts'

/** Where an address redirects that is unknown, or not open to this visitor; null where it does not. */
export function redirectFrom(pathname: string, search: string, recordAt = routeAt): string | null {
  const route = recordAt(pathname)
  // RT-15: a locked session shows the lock alone.
  if (isLocked() && route?.path !== paths.lock && recordAt(paths.lock)) return paths.lock
  if (!route) return paths.index
  if (route.requiresLogin && !isSignedIn()) return loginAddress(pathname + search)
  return null
}

/** Whether the redirect is that of an unknown address; the bare host is none. */
export const isUnknownAddress = (requested: string, redirect: string | null): boolean =>
  redirect === paths.index && !/^\/(?:[?#]|$)/.test(requested)

export const showUnknownAddressToast = (): void => showToast('warning', translate('您访问的地址不存在，已为您打开首页'))

/** Redirects a document at its start; returns whether its address was unknown. */
export function redirectDocument(): boolean {
  const { pathname, search, hash } = location
  const redirect = redirectFrom(pathname, search)
  if (redirect === paths.lock) storeReturnPath(pathname + search + hash)
  if (redirect !== null) history.replaceState(null, '', redirect)
  return isUnknownAddress(pathname, redirect)
}
