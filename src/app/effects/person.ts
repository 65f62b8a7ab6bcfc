import { onTold, useSession } from '#src/features/session/store.ts'
import { noteDevice } from './device-note.ts'

/** What got lost on the way is fetched again after so long. */
const againMs = 5000

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * The news of the user and the lock of an idle session are no visitor's: they are fetched with the first session on this page.
 * A new device is told at once: whoever signs in may leave this page in the next moment.
 */
export function followPerson(): void {
  let isFollowed = false
  let isFetching = false

  const fetchOnce = async () => {
    if (isFetching) return
    isFetching = true
    try {
      const { startSignedIn } = await import('./signed-in.ts')
      startSignedIn()
      isFollowed = true
    } catch {
      await pause(againMs)
    }
    isFetching = false
    look()
  }

  function look(): void {
    if (useSession.getState().baseUserId !== null && !isFollowed) void fetchOnce()
  }

  onTold(({ type }) => {
    if (type === 'signed-in') noteDevice()
    look()
  })
  look()
}
