import { isLocalPath } from '#src/shared/lib/navigation/safe-href.ts'
import { linkTo, paths } from './paths.ts'

const maxBytes = 2048
// A fixed origin gives the same result in the browser, on the server and in a test.
const fixedOrigin = 'https://portal.invalid'

/** Pages that are never a redirect target: they would nest, or lock the visitor out again. */
const neverAfterLogin: ReadonlySet<string> = new Set(
  [paths.login, paths.register, paths.loginCallback, paths.lock].map((path) => path.toLowerCase()),
)

function pathnameOf(value: string | string[] | null | undefined): string | null {
  if (typeof value !== 'string' || !isLocalPath(value)) return null
  if (new TextEncoder().encode(value).length > maxBytes) return null
  const { origin, pathname } = new URL(value, fixedOrigin)
  if (origin !== fixedOrigin) return null
  // The router matches decoded, in any case, with or without a slash at the end.
  const decoded = decodeURIComponent(pathname).toLowerCase().replace(/\/$/, '')
  return neverAfterLogin.has(decoded) ? null : pathname
}

/**
 * The redirect target after login: the `redirect` value unchanged (path, query, hash), or /index unless it is a path of this
 * site to a known page (RT-12). `known` gets the pathname, percent-encoded as in the address bar.
 */
export function safeRedirect(
  value: string | string[] | null | undefined,
  known: (pathname: string) => boolean,
): string {
  const pathname = pathnameOf(value)
  return typeof value === 'string' && pathname !== null && known(pathname) ? value : paths.index
}

/** Whether this address is allowed as a redirect target after sign-in or unlocking. */
export const isReturnAddress = (address: string): boolean => pathnameOf(address) !== null

/** The login page that returns to `from`, path with query (RT-11); without a redirect when `from` is not allowed. */
export function loginAddress(from: string): string {
  return linkTo.login(isReturnAddress(from) ? from : undefined)
}
