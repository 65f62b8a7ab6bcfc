const detailed: ReadonlySet<unknown> = new Set([0, 1, 2])

/** Whether the header fetches the user's detail: authStatus 0, 1 and 2 alike (AC-04). */
export function needsDetail(authStatus: number | null | undefined): boolean {
  return detailed.has(authStatus)
}

/**
 * The name the headers show: loginName for authStatus 0, 1, 2 (until the detail has brought one: username), else
 * username. null: nobody is logged in (AC-04).
 */
export function displayName(user: {
  authStatus?: number | null
  loginName?: string | null
  username?: string | null
}): string | null {
  const username = user.username?.trim() || null
  return needsDetail(user.authStatus) ? user.loginName?.trim() || username : username
}

/** A login name of which its owner recognises both ends, and at least two signs stay hidden: zh****26, z****6. */
export function maskedLoginName(name: string): string {
  const shown = name.length < 6 ? 1 : 2
  return `${name.slice(0, shown)}****${name.slice(-shown)}`
}
