import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { isLocked, onLocked, useLocked, returnPath } from '#src/features/session/screen-lock/screen-lock.ts'
import { lockNow } from '#src/features/session/screen-lock/screen-lock-sync.ts'
import { placeAfterSignIn } from '#src/features/session/redirect.ts'
import { isSignedIn, useSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { UnlockForm } from './login/UnlockForm.tsx'

/** Locks a session that is not locked yet, and returns to its page after the unlock, here or in another tab (RT-15). */
export default function LockPage() {
  const signedIn = useSignedIn()
  const locked = useLocked()
  const navigate = useNavigate()

  useEffect(() => {
    if (!isSignedIn()) return undefined
    if (!isLocked()) lockNow(paths.index)
    const path = returnPath()
    return onLocked((isStillLocked) => {
      if (!isStillLocked && isSignedIn()) void navigate(placeAfterSignIn(path), { replace: true })
    })
  }, [navigate])

  if (!signedIn) return <Navigate to={paths.login} replace />
  return locked ? <UnlockForm /> : null
}
