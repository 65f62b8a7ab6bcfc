type Asked = { headers: { get: (name: string) => string | null } }

export const cookieOf = (request: Asked, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null

/** Whether the browser speaks TLS, to this server or to one in front of it. */
const isEncrypted = ({ url, headers }: Request): boolean =>
  new URL(url).protocol === 'https:' || headers.get('x-forwarded-proto') === 'https'

/**
 * The name of a cookie on the connection of a request. With the prefix a browser takes it from an encrypted answer of this very host
 * alone (ASVS 3.3.1, 3.3.3).
 */
export const cookieName = (request: Request, name: string): string => (isEncrypted(request) ? `__Host-${name}` : name)

type NewCookie = { name: string; value: string; path: string; attributes: readonly string[] }

/** The value of `Set-Cookie`, for a cookie that no script reads. The prefix of its name demands the path `/`. */
export const setCookie = (request: Request, { name, value, path, attributes }: NewCookie): string =>
  [
    `${cookieName(request, name)}=${value}`,
    `Path=${isEncrypted(request) ? '/' : path}`,
    'HttpOnly',
    ...attributes,
    ...(isEncrypted(request) ? ['Secure'] : []),
  ].join('; ')
