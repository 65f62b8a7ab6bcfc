import { createPath, NavigationType, type Navigator } from 'react-router-dom'
import { isNavigationBlocked } from '#src/shared/lib/navigation/navigation-blocker.ts'
import type { BrowserHistory, HistoryUpdate } from './browser-history.ts'

/** A navigator whose pushes may be blocked. A replacement, such as a redirect to the login, never is. */
export function guardedNavigator(history: BrowserHistory): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    replace: (to, state) => history.replace(to, state),
    go: (delta) => history.go(delta),
    push: (to, state) => {
      const go = () => history.push(to, state)
      if (!isNavigationBlocked({ to: history.createHref(to), go })) go()
    },
  }
}

/** Steps that follow each other faster than this are undone together, ms. */
const debounceMs = 50

/**
 * Returns whether the screen ignores a step through the browser's history. A step cannot be prevented: a blocked one is undone,
 * with every further one that comes before that is done, and repeated when the person confirms.
 */
export function createStepGuard(history: Pick<BrowserHistory, 'go'>): (update: HistoryUpdate) => boolean {
  /** Entries between the browser's place and that of the screen while steps are undone. */
  let away = 0
  let isConfirmed = false
  let undoTimer: ReturnType<typeof setTimeout> | undefined
  const isReturning = (delta: number): boolean => {
    if (away === 0) return false
    clearTimeout(undoTimer)
    away += delta
    if (away !== 0) undoTimer = setTimeout(() => history.go(-away), debounceMs)
    return true
  }
  return ({ action, location, delta }) => {
    if (action !== NavigationType.Pop || delta === null || delta === 0) {
      clearTimeout(undoTimer)
      away = 0
      isConfirmed = false
      return false
    }
    if (isReturning(delta)) return true
    if (isConfirmed) {
      isConfirmed = false
      return false
    }
    const go = () => {
      isConfirmed = true
      history.go(delta)
    }
    if (!isNavigationBlocked({ to: createPath(location), go })) return false
    away = delta
    history.go(-away)
    return true
  }
}
