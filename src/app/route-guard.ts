import { isLocked, keepWayBack } from '#src/features/session/screen-lock/screen-lock.ts'
import { isSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { routeAt } from './routes.ts'

/** Where a visitor is sent on from an address that is not for them, or that is none; null where they may stay. */
export function redirectFrom(pathname: string, search: string, recordAt = routeAt): string | null {
  const route = recordAt(pathname)
  // RT-15: whoever locked the session sees nothing but the lock.
  if (isLocked() && route?.path !== paths.lock && recordAt(paths.lock)) return paths.lock
  if (!route) return paths.index
  if (route.requiresLogin && !isSignedIn()) return loginAddress(pathname + search)
  return null
}

/** Whether the detour is that of an address the portal does not have; the bare host is none that anybody got wrong. */
export const isLost = (asked: string, detour: string | null): boolean =>
  detour === paths.index && !/^\/(?:[?#]|$)/.test(asked)

export const showLostToast = (): void => showToast('warning', translate('您访问的地址不存在，已为您打开首页'))

/** A document that was opened at an address that is not for the visitor stands at the right one from now on. Whether it was lost. */
export function leadOn(): boolean {
  const { pathname, search, hash } = location
  const detour = redirectFrom(pathname, search)
  if (detour === paths.lock) keepWayBack(pathname + search + hash)
  if (detour !== null) history.replaceState(null, '', detour)
  return isLost(pathname, detour)
}
