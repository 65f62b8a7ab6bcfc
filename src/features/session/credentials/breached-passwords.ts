import type { Validator } from '#src/model/validation/rule.ts'

let check: Validator | null = null

/** Loads the list of breached passwords; the fields of new passwords do when they get the focus. Without it the exchange decides alone. */
export async function loadBreachedPasswords(): Promise<void> {
  if (check) return
  try {
    const { breachedPassword } = await import('#src/model/session/breached/breached.ts')
    check = breachedPassword
  } catch {
    // The exchange refuses the same passwords with the same function.
  }
}

/** Why this password would be refused, as far as the list has been loaded. */
export const breachedProblem: Validator = (password) => check?.(password) ?? null
