import { bypassBlocker } from './navigation-blocker.ts'

type Options = { replace?: boolean }
type Navigate = (to: string, options?: Options) => void

let navigate: Navigate | null = null
let wanted: { to: string; options: Options } | null = null

/** Given by the app once its router stands; what was wanted before is done then. Returns its undo. */
export const provideNavigate = (given: Navigate): (() => void) => {
  navigate = given
  if (wanted) given(wanted.to, wanted.options)
  wanted = null
  return () => {
    if (navigate === given) navigate = null
  }
}

/** Goes to an address of the portal from outside of React, asking nobody. Before the router stands, the last wish counts. */
export const navigateTo: Navigate = (to, options = {}) => {
  const go = navigate
  if (go) bypassBlocker(() => go(to, options))
  else wanted = { to, options }
}

/** Where the visitor is: path and query. */
export const herePath = (): string => location.pathname + location.search

/** What the address asks for at this moment. A screen may not have been drawn since its last change, and a choice builds on it. */
export const hereQuery = (): URLSearchParams => new URLSearchParams(location.search)
