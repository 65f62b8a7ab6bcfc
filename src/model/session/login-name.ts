const detailed: ReadonlySet<unknown> = new Set([0, 1, 2])

/** Whether the header fetches the user's detail: authStatus 0, 1 and 2 alike (AC-04). */
export function needsDetail(authStatus: number | null | undefined): boolean {
  return detailed.has(authStatus)
}

/**
 * The name shown in headers: loginName for authStatus 0, 1, 2 (username until the detail has one), else username. null: not
 * signed in (AC-04).
 */
export function displayName(user: {
  authStatus?: number | null
  loginName?: string | null
  username?: string | null
}): string | null {
  const username = user.username?.trim() || null
  return needsDetail(user.authStatus) ? user.loginName?.trim() || username : username
}

/** A login name with both ends recognisable and at least two characters hidden: zh****26, z****6. */
export function maskedLoginName(name: string): string {
  const shown = name.length < 6 ? 1 : 2
  return `${name.slice(0, shown)}****${name.slice(-shown)}`
}
