import { isLocked } from '#src/features/session/lock.ts'
import { isSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { routeAt } from './routes.ts'

/** Where a visitor is sent on from an address that is not for them, or that is none; null where they may stay. */
export function detourFrom(pathname: string, search: string, recordAt = routeAt): string | null {
  const route = recordAt(pathname)
  // RT-15: whoever locked the session sees nothing but the lock.
  if (isLocked() && route?.path !== paths.lock && recordAt(paths.lock)) return paths.lock
  if (!route) return paths.index
  if (route.requiresLogin && !isSignedIn()) return loginAddress(pathname + search)
  return null
}
