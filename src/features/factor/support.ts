/** Whether passkeys can be used here: `address`: browsers keep them for a domain, and this address has none; `browser`: it knows none. */
export type PasskeySupport = 'yes' | 'address' | 'browser'

/** An IP address, of either kind. */
const isIpAddress = (host: string): boolean => /^(?:\d+\.){3}\d+$|^\[/.test(host)

export function passkeySupport(): PasskeySupport {
  if (isIpAddress(location.hostname)) return 'address'
  return typeof globalThis.PublicKeyCredential === 'function' ? 'yes' : 'browser'
}
