import { isLocalPath } from '#src/shared/lib/navigation/safe-href.ts'
import { linkTo, paths } from './paths.ts'

const maxBytes = 2048
// A fixed origin, so that the verdict is the same in the browser, on the server and in a test.
const nowhere = 'https://portal.invalid'

/** Signing in leads to none of these: they would nest, or lock the visitor out again. */
const neverAfterLogin: ReadonlySet<string> = new Set(
  [paths.login, paths.register, paths.loginCallback, paths.lock].map((path) => path.toLowerCase()),
)

function pathnameOf(value: string | string[] | null | undefined): string | null {
  if (typeof value !== 'string' || !isLocalPath(value)) return null
  if (new TextEncoder().encode(value).length > maxBytes) return null
  const { origin, pathname } = new URL(value, nowhere)
  if (origin !== nowhere) return null
  // The router matches decoded, in any case, with or without a slash at the end.
  const place = decodeURIComponent(pathname).toLowerCase().replace(/\/$/, '')
  return neverAfterLogin.has(place) ? null : pathname
}

/**
 * Where to go after login: the `redirect` value as it was given (path, query, hash), or /index when it is anything but
 * a path of this site to a known page (RT-12). `known` gets the pathname, percent-encoded as the address bar has it.
 */
export function safeRedirect(
  value: string | string[] | null | undefined,
  known: (pathname: string) => boolean,
): string {
  const pathname = pathnameOf(value)
  return typeof value === 'string' && pathname !== null && known(pathname) ? value : paths.index
}

/** Whether signing in, or opening the lock, may lead to this address. */
export const isReturnAddress = (address: string): boolean => pathnameOf(address) !== null

/** The login page that leads back to `from`, path with query (RT-11); plain when there is no way back to it. */
export function loginAddress(from: string): string {
  return linkTo.login(isReturnAddress(from) ? from : undefined)
}
