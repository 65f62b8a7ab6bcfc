import { call } from '#src/api/client.ts'
import { tellDevice } from '#src/api/endpoints/auth.ts'
import { subscribe, useSession } from '#src/features/session/store.ts'
import { delay } from '#src/shared/lib/time/delay.ts'

/** Delay before a failed download is tried again. */
const retryMs = 5000

/** Reports where this browser is, for the list of devices; its failure has no consequence. */
function reportDevice(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone) call(tellDevice, { timeZone }).catch(() => undefined)
}

type Parts = {
  /** Loads the effects that run from the first session on. */
  fetchSignedIn: () => Promise<{ startSignedIn: () => () => void }>
  reportDevice: () => void
}
const parts: Parts = { fetchSignedIn: () => import('./signed-in.ts'), reportDevice }

/**
 * Loads the effects of a session (messages of the user, idle lock) with the first session on this page: a visitor needs none.
 * A new device is reported at once, because a sign-in may leave this page. Returns its undo.
 */
export function startSessionEffects({ fetchSignedIn, reportDevice: report } = parts): () => void {
  let stopEffects: (() => void) | null = null
  let isFetching = false
  let isOver = false

  const loadSignedInEffects = async () => {
    if (isFetching) return
    isFetching = true
    try {
      const { startSignedIn } = await fetchSignedIn()
      if (!isOver) stopEffects = startSignedIn()
    } catch {
      await delay(retryMs)
    }
    isFetching = false
    startWhenSignedIn()
  }

  function startWhenSignedIn(): void {
    if (useSession.getState().baseUserId !== null && !stopEffects && !isOver) void loadSignedInEffects()
  }

  const unsubscribe = subscribe(({ type }) => {
    if (type === 'signed-in') report()
    startWhenSignedIn()
  })
  startWhenSignedIn()
  return () => {
    isOver = true
    unsubscribe()
    stopEffects?.()
  }
}
