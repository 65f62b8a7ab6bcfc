import { useEffect, useState } from 'react'

/** A closing window releases its lock within this time, ms; a longer wait means that another window is open. */
const answerMs = 250

export type WindowRole = 'sole' | 'pending' | 'second'

/**
 * Whether this window may quote in the room: the first window of the account that opened it. When it is
 * closed, the next one takes over. Without Web Locks every window may quote.
 */
export function useSoleWindow(name: string | null): WindowRole {
  const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator
  const isRequested = hasLocks && name !== null
  const [known, setKnown] = useState<{ name: string; role: WindowRole } | null>(null)
  useEffect(() => {
    if (!isRequested) return undefined
    const abort = new AbortController()
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isSole = false
    const reportSecond = async () => {
      // A grant that this busy window has not handled yet arrives before the answer to a query made now.
      await navigator.locks.query()
      if (!isSole && !abort.signal.aborted) setKnown({ name, role: 'second' })
    }
    const timer = setTimeout(() => void reportSecond(), answerMs)
    navigator.locks
      .request(name, { signal: abort.signal }, async () => {
        isSole = true
        clearTimeout(timer)
        setKnown({ name, role: 'sole' })
        await released
      })
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      })
    return () => {
      clearTimeout(timer)
      abort.abort()
      release()
    }
  }, [isRequested, name])
  if (!isRequested) return 'sole'
  return known?.name === name ? known.role : 'pending'
}
