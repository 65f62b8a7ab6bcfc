import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { useSignedIn } from './store.ts'

/** Wraps a page that requires a sign-in; a visitor goes to the login page, which leads back (RT-11). */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  if (signedIn) return children
  // After a sign-out the navigation to the login page is already running.
  if (globalThis.location.pathname === paths.login) return null
  return <Navigate to={loginAddress(pathname + search)} replace />
}
