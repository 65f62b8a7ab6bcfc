import { privatePaths, paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { herePath, navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { forgetPerson } from './user-data.ts'
import { type SessionEvent, sessionAfter } from './reducer.ts'
import { dispatch, useSession } from './store.ts'

const placeOf = (path: string) => path.split(/[?#]/, 1)[0]!.toLowerCase().replace(/\/$/, '')

const privatePlaces: ReadonlySet<string> = new Set([...privatePaths].map(placeOf))
const signInPlaces: ReadonlySet<string> = new Set([paths.login, paths.loginCallback].map(placeOf))

/** Whether the address has this path, whatever its query. */
export const isPlace = (address: string, path: string): boolean => placeOf(address) === placeOf(path)

/** Whether the address requires a sign-in; like the router, ignores case and a trailing slash. */
export const isPrivatePlace = (path: string): boolean => privatePlaces.has(placeOf(path))

/** Leads to the login page with the return path; does nothing on the login page itself. */
export function goToSignIn(here = herePath()): void {
  if (signInPlaces.has(placeOf(here))) return
  // A private page that can no longer be shown is replaced in the history.
  navigateTo(loginAddress(here), { replace: isPrivatePlace(here) })
}

let leaving: Promise<void> | null = null

/** Whether the person is signing out: a call that is refused now must neither fetch a new token nor ask to sign in. */
export const isLeaving = (): boolean => leaving !== null

/** Runs the sign-out `end` once at a time. */
export function leaveOnce(end: () => Promise<void>): Promise<void> {
  leaving ??= end().finally(() => {
    leaving = null
  })
  return leaving
}

/**
 * Ends the session by this event, unless the event is about an older one. It navigates before the session ends:
 * the guard of a private page would otherwise redirect elsewhere.
 */
export function endSession(event: SessionEvent, leave: () => void): void {
  const now = useSession.getState()
  if (now.baseUserId !== null && sessionAfter(now, event).baseUserId !== null) return
  leave()
  dispatch(event)
  forgetPerson()
}
