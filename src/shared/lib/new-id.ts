const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * An id that nobody else has, as RFC 9562 writes one of version 4. `crypto.randomUUID` exists only in secure contexts, and
 * a portal that is tried out over http on a local network is none.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
