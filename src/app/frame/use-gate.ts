import type { MouseEvent } from 'react'
import { askToSignIn } from '#src/features/session/guard.ts'
import { useDisplayName } from '#src/features/session/store.ts'

/**
 * For links that a visitor may not follow: without a user name the dialog 请先登录 opens instead (HD-04, FW-02).
 * `redirect` is where signing in then leads.
 */
export function useGate(): (redirect?: string) => (event: MouseEvent) => void {
  const name = useDisplayName()
  return (redirect) => (event) => {
    if (name !== null) return
    event.preventDefault()
    askToSignIn(redirect)
  }
}
