import { matchPath } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { safeRedirect } from '#src/model/redirect.ts'

const isKnown = (pathname: string): boolean => Object.values(paths).some((path) => matchPath(path, pathname) !== null)

/** Where a `redirect` leads after signing in: a page of this site, else the home page (RT-12). */
export const placeAfterSignIn = (redirect: string | string[] | null | undefined): string =>
  safeRedirect(redirect, isKnown)

/** The same for the query of an address; a query that names two places names none. */
export function placeIn(query: URLSearchParams): string {
  const values = query.getAll('redirect')
  return placeAfterSignIn(values.length > 1 ? values : values[0])
}
