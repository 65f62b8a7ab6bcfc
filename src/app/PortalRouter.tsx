import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { createBrowserHistory } from './browser-history.ts'
import { keepPlace } from './effects/scroll-place.ts'
import { createStepGuard, guardedNavigator } from './guarded-history.ts'
import { isLoaded } from './routes.ts'

type Props = {
  children: ReactNode
  /** Whether the screen of an address can be drawn without waiting. */
  isReady?: (pathname: string) => boolean
}

/**
 * The router on the browser's history (docs/decisions/0001). Another screen whose program has arrived is drawn within the click
 * that leads to it; any other in a transition, so that the reader stays where they are until it comes. A screen may ask for
 * confirmation before it is left.
 */
export function PortalRouter({ children, isReady = isLoaded }: Props) {
  const [history] = useState(createBrowserHistory)
  const [navigator] = useState(() => guardedNavigator(history))
  const [{ action, location }, show] = useState(() => ({ action: NavigationType.Pop, location: history.location() }))
  useLayoutEffect(() => {
    let shown = history.location().pathname
    const isIgnored = createStepGuard(history)
    return history.listen((next) => {
      if (isIgnored(next)) return
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
