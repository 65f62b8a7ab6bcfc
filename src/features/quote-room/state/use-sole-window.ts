import { useEffect, useState } from 'react'

/** A window that closes lets go within this time, ms; whoever asks that long has another window beside it. */
const answerMs = 250

export type WindowStanding = 'sole' | 'asking' | 'second'

/**
 * Whether this window is the one that may quote in the room: the first that opened it for this account. When that one is
 * closed the next takes its place. Without Web Locks every window may.
 */
export function useSoleWindow(name: string | null): WindowStanding {
  const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator
  const isAsked = hasLocks && name !== null
  const [told, tell] = useState<{ name: string; standing: WindowStanding } | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    let release: () => void = () => undefined
    const left = new Promise<void>((resolve) => {
      release = resolve
    })
    let isSole = false
    const tellLate = async () => {
      // A lock granted while this window was too busy to hear of it comes before the answer to a question asked now.
      await navigator.locks.query()
      if (!isSole && !leaving.signal.aborted) tell({ name, standing: 'second' })
    }
    const late = setTimeout(() => void tellLate(), answerMs)
    navigator.locks
      .request(name, { signal: leaving.signal }, async () => {
        isSole = true
        clearTimeout(late)
        tell({ name, standing: 'sole' })
        await left
      })
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      })
    return () => {
      clearTimeout(late)
      leaving.abort()
      release()
    }
  }, [isAsked, name])
  if (!isAsked) return 'sole'
  return told?.name === name ? told.standing : 'asking'
}
