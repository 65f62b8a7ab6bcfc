import type { PasskeyError } from './passkey.ts'

/** By its name, so that the login page does not load what makes and uses passkeys. */
export const isPasskeyError = (error: unknown): error is PasskeyError =>
  error instanceof Error && error.name === 'PasskeyError'
