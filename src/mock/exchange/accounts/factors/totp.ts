import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'

/** How long one code is shown (RFC 6238 4.1), ms. */
export const totpStepMs = 30_000
/** Bytes of a key: as many as the hash function has (RFC 4226 4, R6). */
export const totpKeyLength = 20
const totpDigits = 6
/** Steps before and after the present one whose codes are accepted: clocks of phones differ (RFC 6238 5.2). */
const window = [0, -1, 1] as const

/** The step of a time, epoch ms. */
export const totpStepAt = (at: number): number => Math.floor(at / totpStepMs)

/** The code of a step (RFC 6238 with SHA-1, RFC 4226 5.3). */
export function totpCode(key: Uint8Array, step: number, digits = totpDigits): string {
  const counter = new Uint8Array(8)
  new DataView(counter.buffer).setBigUint64(0, BigInt(step))
  const mac = hmac(sha1, key, counter)
  const offset = mac.at(-1)! & 0x0f
  const number = new DataView(mac.buffer, mac.byteOffset + offset).getUint32(0) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was typed, among those that are newer than `after`; null for a wrong code, or one that was used. */
export function totpStepOf(key: Uint8Array, typed: string, at: number, after: number): number | null {
  const digits = typed.replaceAll(/\s/g, '')
  const steps = window.map((shift) => totpStepAt(at) + shift).filter((step) => step > after)
  return steps.find((step) => totpCode(key, step) === digits) ?? null
}

/** What the app reads from the picture: the Key URI format. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${totpDigits}&period=${totpStepMs / 1000}`
}
