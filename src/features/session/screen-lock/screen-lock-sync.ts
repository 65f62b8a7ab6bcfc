import { call } from '#src/api/client.ts'
import { lockSession, signOut } from '#src/api/endpoints/auth.ts'
import { isMissingCall, ApiError } from '#src/api/errors.ts'
import { paths } from '#src/model/paths.ts'
import { herePath, navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { clearScreenMessages } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { fetchUser } from '../commands.ts'
import { isPlace } from '../sign-out.ts'
import { clearReturnPath, isLocked, storeReturnPath, returnPath } from './screen-lock.ts'
import { forgetAnswers } from '../user-data.ts'
import { adoptStored, subscribe, dispatch, useSession } from '../store.ts'

/** Shows the lock screen in this tab. Drafts stay; cached answers and open dialogs are removed. */
function lockHere(here: string): void {
  if (returnPath() === null) storeReturnPath(paths.index)
  storeReturnPath(here)
  navigateTo(paths.lock, { replace: true })
  clearScreenMessages()
  forgetAnswers()
}

let ending: Promise<void> = Promise.resolve()
/** Resolves when it is known whether unlocking needs a captcha. */
export const passSettled = (): Promise<void> => ending

/** Revokes the tokens at the exchange. An exchange with lock support returns a pass for unlocking, else a captcha is needed. */
async function endTokens(bearer: string): Promise<void> {
  const { generation, userInfo } = useSession.getState()
  try {
    // Locked before the user was loaded: unlocking needs the login name.
    if (!userInfo) await fetchUser(generation, bearer, { bearer })
    const { uuid } = await call(lockSession, {}, { bearer })
    dispatch({ type: 'pass-known', generation, pass: uuid })
  } catch (error) {
    if (error instanceof ApiError || isMissingCall(error)) await call(signOut, {}, { bearer }).catch(() => undefined)
  }
}

/** Whether it is still unknown if the password alone suffices. */
let isEnding = false
export const isPassPending = (): boolean => isEnding

/**
 * Locks the session in every tab; the password leads back to `here` (RT-15). The tokens leave this browser and end at the
 * exchange. A visitor has nothing to lock.
 */
export function lockNow(here = herePath()): void {
  adoptStored()
  const { accessToken } = useSession.getState()
  if (accessToken === null) return
  dispatch({ type: 'locked' })
  lockHere(here)
  isEnding = true
  ending = endTokens(accessToken).finally(() => {
    isEnding = false
  })
}

/** Applies the lock state of other tabs and of earlier pages: an address opened since becomes the return path. */
function applyLockState(): void {
  if (!isLocked()) clearReturnPath()
  else if (returnPath() === null || !isPlace(herePath(), paths.lock)) lockHere(herePath())
}

/** Locking and unlocking in one tab is locking and unlocking in all of them. Returns its undo. */
export function shareLocking(): () => void {
  applyLockState()
  const stopHearing = subscribe(({ type }) => {
    if (type === 'synced') applyLockState()
  })
  // A page restored from the back/forward cache has missed all events.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) adoptStored()
  }
  addEventListener('pageshow', handleShow)
  return () => {
    stopHearing()
    removeEventListener('pageshow', handleShow)
  }
}
