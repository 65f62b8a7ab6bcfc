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

/** Goes to an address of the portal from outside of React. Before the router stands, the last wish counts. */
export const navigateTo: Navigate = (to, options = {}) => {
  if (navigate) navigate(to, options)
  else wanted = { to, options }
}

/** Where the visitor is: path and query. */
export const herePath = (): string => location.pathname + location.search
