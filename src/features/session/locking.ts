import { call } from '#src/api/client.ts'
import { oauthCaptcha, verifyPassword } from '#src/api/endpoints/auth.ts'
import { paths } from '#src/model/paths.ts'
import { herePath, navigateTo } from '#src/shared/lib/navigation.ts'
import { onStored } from '#src/shared/lib/storage.ts'
import { clearScreenMessages } from '#src/shared/ui/ask.ts'
import { clearLock, isLocked, isLockShared, openLock, setLock, sharedLockKey, shareLock } from './lock.ts'
import { forgetAnswers } from './personal.ts'
import { sealPassword } from './seal.ts'
import { isSignedIn } from './store.ts'

/** Takes this tab to the lock; what was typed stays, what the exchange told goes, and so does what lies over the page. */
function lockHere(here: string): void {
  setLock(here)
  navigateTo(paths.lock, { replace: true })
  clearScreenMessages()
  forgetAnswers()
}

/** Locks the session in every tab; the password leads back to `here` (RT-15). A visitor has nothing to lock. */
export function lockNow(here = herePath()): void {
  if (!isSignedIn() || isLocked()) return
  shareLock()
  lockHere(here)
}

/** Opens the lock in every tab, once the exchange has found the password right. */
export async function unlock(password: string): Promise<void> {
  const seal = await call(oauthCaptcha, {})
  await call(verifyPassword, { sealed: await sealPassword(password, seal), nonce: seal.nonce ?? '' })
  clearLock()
}

/** Does what the other tabs did, and what was done before this one was opened. */
function follow(): void {
  if (!isSignedIn()) {
    if (isLocked()) clearLock()
    return
  }
  if (isLockShared() && !isLocked()) lockHere(herePath())
}

/** Locking and unlocking in one tab is locking and unlocking in all of them. Returns its undo. */
export function shareLocking(): () => void {
  follow()
  const stopHearing = onStored('local', sharedLockKey, () => {
    if (!isLockShared()) openLock()
    follow()
  })
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow()
  }
  addEventListener('pageshow', handleShow)
  return () => {
    stopHearing()
    removeEventListener('pageshow', handleShow)
  }
}
