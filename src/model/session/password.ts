/** What is encrypted when a password travels: one-time, because nonce and time go with it (decision 9). */
export const sealText = (password: string, nonce: string, timeMs: number): string =>
  JSON.stringify([nonce, timeMs, password])

/** The parts of a sealed text, or null when it is none. */
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
