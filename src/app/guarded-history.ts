import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { isNavigationBlocked } from '#src/shared/lib/navigation/navigation-blocker.ts'

type History = ReturnType<typeof createBrowserHistory>
/** The history has an enumeration of its own for the same words. */
const pop: string = NavigationType.Pop
type Update = { action: string; location: Location; delta: number | null }

/** What the router pushes is asked about first; what replaces the place in hand, such as a way to sign in, is not. */
export function guardedNavigator(history: History): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    replace: (to, state) => history.replace(to, state),
    go: (delta) => history.go(delta),
    push: (to, state) => {
      const go = () => history.push(to, state)
      if (!isNavigationBlocked({ to: history.createHref(to), go })) go()
    },
  }
}

/** Steps that follow each other faster than this are one, ms: the browser is called back when they are over. */
const stepsMs = 50

/**
 * Whether a step through the browser's history is none for the screen. The browser has taken it before anybody could ask:
 * it is taken back, with every further one that came before it was, and taken once more when the person wants to go.
 */
export function createStepGuard(history: History): (update: Update) => boolean {
  /** Steps by which the browser's place is away from that of the screen, on its way back to it. */
  let away = 0
  let isWanted = false
  let callBack: ReturnType<typeof setTimeout> | undefined
  const isReturning = (delta: number): boolean => {
    if (away === 0) return false
    clearTimeout(callBack)
    away += delta
    if (away !== 0) callBack = setTimeout(() => history.go(-away), stepsMs)
    return true
  }
  return ({ action, location, delta }) => {
    if (action !== pop || delta === null || delta === 0) {
      clearTimeout(callBack)
      away = 0
      isWanted = false
      return false
    }
    if (isReturning(delta)) return true
    if (isWanted) {
      isWanted = false
      return false
    }
    const go = () => {
      isWanted = true
      history.go(delta)
    }
    if (!isNavigationBlocked({ to: createPath(location), go })) return false
    away = delta
    history.go(-away)
    return true
  }
}
