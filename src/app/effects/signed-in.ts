import { followFileAddresses } from '#src/features/document/renewal.ts'
import { watchIdle } from '#src/features/session/screen-lock/idle-timeout.ts'
import { followUserNews } from './user-news.ts'

/** Starts what runs from the first session on the page, and pauses between sessions: a file of its own, which no visitor loads. Returns its undo. */
export function startSignedIn(): () => void {
  const undo = [
    followUserNews(),
    followFileAddresses(),
    ...(import.meta.env.VITE_IDLE_LOCK === 'on' ? [watchIdle()] : []),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
