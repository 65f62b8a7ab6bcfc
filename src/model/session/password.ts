/** The plain text to encrypt for a password: one-time, because it contains nonce and time (decision 9). */
export const sealText = (password: string, nonce: string, timeMs: number): string =>
  JSON.stringify([nonce, timeMs, password])

/** The parts of a decrypted text, or null when invalid. */
export function openSealText(text: string): { nonce: string; timeMs: number; password: string } | null {
  try {
    const parts: unknown = JSON.parse(text)
    if (!Array.isArray(parts) || parts.length !== 3) return null
    const [nonce, timeMs, password] = parts as unknown[]
    if (typeof nonce !== 'string' || typeof timeMs !== 'number' || typeof password !== 'string') return null
    return { nonce, timeMs, password }
  } catch {
    return null
  }
}
