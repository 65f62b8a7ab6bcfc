import { subscribe, useSession } from '#src/features/session/store.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { noteDevice } from './device-note.ts'

/** What got lost on the way is fetched again after so long. */
const againMs = 5000

type Parts = {
  /** Fetches what lives from the first session on. */
  fetchSignedIn: () => Promise<{ startSignedIn: () => () => void }>
  note: () => void
}
const parts: Parts = { fetchSignedIn: () => import('./signed-in.ts'), note: noteDevice }

/**
 * The news of the user and the lock of an idle session are no visitor's: they are fetched with the first session on this page.
 * A new device is told at once: whoever signs in may leave this page in the next moment. Returns its undo.
 */
export function followPerson({ fetchSignedIn, note } = parts): () => void {
  let stopFollowed: (() => void) | null = null
  let isFetching = false
  let isOver = false

  const fetchOnce = async () => {
    if (isFetching) return
    isFetching = true
    try {
      const { startSignedIn } = await fetchSignedIn()
      if (!isOver) stopFollowed = startSignedIn()
    } catch {
      await delay(againMs)
    }
    isFetching = false
    look()
  }

  function look(): void {
    if (useSession.getState().baseUserId !== null && !stopFollowed && !isOver) void fetchOnce()
  }

  const stopHearing = subscribe(({ type }) => {
    if (type === 'signed-in') note()
    look()
  })
  look()
  return () => {
    isOver = true
    stopHearing()
    stopFollowed?.()
  }
}
