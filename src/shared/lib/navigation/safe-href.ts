import { parseUrl } from './parse-url.ts'

/** Characters that browsers drop or read as `/` while parsing an address: control characters and backslashes, also percent-encoded. */
const dangerous = /[\p{Cc}\p{Cf}\p{Cs}\\]|%(?:[01][\da-f]|7f|5c)/iu
const notInAddress = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`]/u
const webAddress = /^(?:https?|ftp):\/\/([^/?#]+)/i
const plainHost = /^(?:(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?|\[[\da-f:.]+\])$/

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Whether the text is a path of this site (path, query, hash) that no browser or router can read as another host: one leading
 * slash, no empty or dot segments, no dangerous character before or after one decoding.
 */
export function isLocalPath(value: string): boolean {
  if (!value.startsWith('/') || value !== value.trim() || dangerous.test(value)) return false
  const path = decoded(value.split(/[?#]/, 1)[0] ?? '')
  if (path === null || dangerous.test(path)) return false
  return !/\/(?:\/|\.{1,2}(?:\/|$))/.test(path)
}

/** A host is accepted only as written: one that parsing changes into another name is a disguise. */
function isHonestHost(authority: string, parsed: string): boolean {
  const host = authority.replace(/:\d*$/, '').toLowerCase()
  if (!plainHost.test(parsed)) return false
  if (/^[ -~]*$/.test(host)) return host === parsed
  return host === host.normalize('NFKC') && host.split('.').length === parsed.split('.').length
}

/** The address, trimmed, when it is a valid http, https or ftp one without user name (HM-15, AC-09); else null. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const authority = webAddress.exec(text)?.[1]
  if (authority === undefined || authority.includes('@') || notInAddress.test(text)) return null
  const url = parseUrl(text)
  return url !== null && isHonestHost(authority, url.hostname) ? text : null
}

/** The same, and also paths of this site; else null. */
export function safeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return isLocalPath(text) ? text : safeHref(text)
}

/** A number in groups, with an optional extension; no short codes of a network. */
const phone = /^(\+?[\d\s()-]{5,24})(?:\p{L}+\.?\s*\d{1,8})?$/u

/** A `tel:` address for a number of an answer, without its extension; null if it is not a number. */
export function phoneHref(value: unknown): string | null {
  const number = typeof value === 'string' ? phone.exec(value.trim())?.[1] : undefined
  return number === undefined ? null : `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
