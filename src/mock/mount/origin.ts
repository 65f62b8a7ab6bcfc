/** Whether an `Origin` header names the site that a request was sent to, by its `Host` header. */
export function isSameSite(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.origin === origin && from.host === host
}
