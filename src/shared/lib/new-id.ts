const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * A random id, as RFC 9562 writes version 4. `crypto.randomUUID` exists only in secure contexts, which a trial over http on a
 * local network is not.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** For what nobody may guess: more than 128 random bits, of which one id has 122 (ASVS 11.5.1). */
export const newSecret = (): string => (newId() + newId()).slice(0, 64)
