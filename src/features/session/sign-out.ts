import { privatePaths, paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { herePath, navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { forgetPerson } from './user-data.ts'
import { type SessionEvent, sessionAfter } from './reducer.ts'
import { dispatch, useSession } from './store.ts'

const placeOf = (path: string) => path.split(/[?#]/, 1)[0]!.toLowerCase().replace(/\/$/, '')

const privatePlaces: ReadonlySet<string> = new Set([...privatePaths].map(placeOf))
const signInPlaces: ReadonlySet<string> = new Set([paths.login, paths.loginCallback].map(placeOf))

/** Whether the address is that of this path, whatever its query. */
export const isPlace = (address: string, path: string): boolean => placeOf(address) === placeOf(path)

/** Whether the address is one that only somebody signed in may see; the router does not mind case or a slash at the end. */
export const isPrivatePlace = (path: string): boolean => privatePlaces.has(placeOf(path))

/** Sends the visitor to sign in, with the way back; whoever is signing in already is left where they are. */
export function goToSignIn(here = herePath()): void {
  if (signInPlaces.has(placeOf(here))) return
  // A private page that can no longer be seen is not worth a step back.
  navigateTo(loginAddress(here), { replace: isPrivatePlace(here) })
}

/**
 * Ends the session by this event, unless the event is about an older one. The way is taken before the session ends:
 * the guard of a private page then finds the visitor leaving already, and does not choose another way.
 */
export function endSession(event: SessionEvent, leave: () => void): void {
  const now = useSession.getState()
  if (now.baseUserId !== null && sessionAfter(now, event).baseUserId !== null) return
  leave()
  dispatch(event)
  forgetPerson()
}
