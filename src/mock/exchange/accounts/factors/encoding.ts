const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), as authenticator apps read it. */
export function base32Of(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The bytes of a base32 text that `base32Of` has made. */
export function bytesOfBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const octets = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2))
}

/** Base64url without padding (RFC 4648 5), as WebAuthn writes binary values in JSON. */
export function base64urlOf(bytes: Uint8Array): string {
  const text = [...bytes].map((byte) => String.fromCodePoint(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null where the text is no base64url. */
export function bytesOfBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(decoded, (letter) => letter.codePointAt(0)!)
}

/** Unpredictable bytes, drawn from the stream of the exchange. */
export const randomBytes = (random: () => number, length: number): Uint8Array =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256))
