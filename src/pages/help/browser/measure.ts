import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { browserOf, isInApp } from './browser.ts'
import type { Facts } from './checks.ts'

const touch = mediaQuery('(pointer: coarse)')
const probe = 'browser-check:v1'

/** Writes, reads and removes a value: a full or blocked storage fails at one of these. */
function isWritable(kind: 'local' | 'session'): boolean {
  const isStored = writeStored(kind, probe, '1') && readStored(kind, probe) === '1'
  removeStored(kind, probe)
  return isStored
}

/** A frame without rights throws on access. */
function isCookieWritable(): boolean {
  const isEncrypted = location.protocol === 'https:'
  const name = isEncrypted ? '__Host-browser-check' : 'browser-check'
  const attributes = `path=/; SameSite=Strict${isEncrypted ? '; Secure' : ''}`
  try {
    document.cookie = `${name}=1; ${attributes}`
    const isStored = document.cookie.includes(`${name}=1`)
    document.cookie = `${name}=; ${attributes}; max-age=0`
    return isStored
  } catch {
    return false
  }
}

/** Not in the types of every browser yet. */
type HintedNavigator = Navigator & {
  userAgentData?: { brands?: { brand: string; version: string }[] }
  pdfViewerEnabled?: boolean
}

/** What the browser calls itself, for the staff. */
export const ownSignature = (): string => navigator.userAgent

/** What the browser tells at once; the network, the push channel and the clock take time. */
export function measured(): Omit<Facts, 'isOnline' | 'answer' | 'push' | 'aheadMs' | 'isSoundOn'> {
  const { userAgent, userAgentData, pdfViewerEnabled, language }: HintedNavigator = navigator
  return {
    browser: browserOf(userAgent, userAgentData?.brands),
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    offsetMinutes: new Date().getTimezoneOffset(),
    isSecure: globalThis.isSecureContext,
    isLocalWritable: isWritable('local'),
    isSessionWritable: isWritable('session'),
    isCookieWritable: isCookieWritable(),
    showsPdf: pdfViewerEnabled,
    canSave: 'download' in HTMLAnchorElement.prototype && typeof globalThis.print === 'function',
    isInApp: isInApp(userAgent),
    hasSound: typeof AudioContext === 'function',
    width: innerWidth,
    isTouch: touch.matches(),
    language,
  }
}
