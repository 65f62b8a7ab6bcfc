import { useEffect, useState } from 'react'

/** A window that closes lets go within this time, ms; whoever asks that long has another window beside it. */
const answerMs = 250

export type WindowRole = 'sole' | 'pending' | 'second'

/**
 * Whether this window is the one that may quote in the room: the first that opened it for this account. When that one is
 * closed the next takes its place. Without Web Locks every window may.
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
      // A lock granted while this window was too busy to hear of it comes before the answer to a question asked now.
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
