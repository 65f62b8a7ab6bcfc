import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { loginAddress } from '#src/model/redirect.ts'
import { useSignedIn } from './store.ts'

/** Around a page that only somebody signed in may see; a visitor goes to the login page, which leads back (RT-11). */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  if (signedIn) return children
  // Signing out is on its way to the login page already; the router renders it a moment later.
  if (globalThis.location.pathname === paths.login) return null
  return <Navigate to={loginAddress(pathname + search)} replace />
}
