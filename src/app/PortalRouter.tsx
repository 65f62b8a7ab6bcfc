import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { keepPlace } from './effects/scroll-place.ts'
import { createStepGuard, guardedNavigator } from './guarded-history.ts'
import { isHere } from './routes.ts'

type Props = {
  children: ReactNode
  /** Whether the screen of an address can be drawn without waiting. */
  isReady?: (pathname: string) => boolean
}

/**
 * React Router's own router for browsers with one difference: another screen whose program is here is drawn within the
 * click that leads to it, and not in a later frame. One that is still to come is awaited where the reader is. A screen may
 * ask back before it is left.
 */
export function PortalRouter({ children, isReady = isHere }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [navigator] = useState(() => guardedNavigator(history))
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => {
    let shown = history.location.pathname
    const isTakenBack = createStepGuard(history)
    return history.listen((next) => {
      if (isTakenBack(next)) return
      keepPlace()
      const { pathname } = next.location
      if (pathname !== shown && isReady(pathname)) show(next)
      else startTransition(() => show(next))
      shown = pathname
    })
  }, [history, isReady])
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  )
}
