import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'

const PasskeySignIn = lazy(() => import('./PasskeySignIn.tsx'))

/**
 * The sign-in with a passkey, once the browser has nothing else to do: few visitors have one. A file of its own, so that the login
 * page does not name all the files that it needs.
 */
export default function PasskeyOffer() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <Suspense>{isIdle && <PasskeySignIn />}</Suspense>
}
