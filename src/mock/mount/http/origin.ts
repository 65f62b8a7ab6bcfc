import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'

/** Whether an `Origin` header names the site that a request was sent to, by its `Host` header. */
export function isSameSite(origin: string, host: string): boolean {
  const from = parseUrl(origin)
  return from?.origin === origin && from.host === host
}
