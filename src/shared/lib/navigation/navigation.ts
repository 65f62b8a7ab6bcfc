import { bypassBlocker } from './navigation-blocker.ts'

type Options = { replace?: boolean }
type Navigate = (to: string, options?: Options) => void

let navigate: Navigate | null = null
let wanted: { to: string; options: Options } | null = null

/** Set by the app once its router is mounted; an earlier request is performed then. Returns its undo. */
export const provideNavigate = (given: Navigate): (() => void) => {
  navigate = given
  if (wanted) given(wanted.to, wanted.options)
  wanted = null
  return () => {
    if (navigate === given) navigate = null
  }
}

/** Navigates from outside React and bypasses blockers. Before the router is mounted, the last request counts. */
export const navigateTo: Navigate = (to, options = {}) => {
  const go = navigate
  if (go) bypassBlocker(() => go(to, options))
  else wanted = { to, options }
}

/** The current path and query. */
export const herePath = (): string => location.pathname + location.search

/** The current query. The screen may not have rendered since its last change, and a new choice builds on it. */
export const hereQuery = (): URLSearchParams => new URLSearchParams(location.search)
