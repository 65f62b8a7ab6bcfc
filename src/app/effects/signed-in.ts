import { watchIdle } from '#src/features/session/screen-lock/idle-timeout.ts'
import { followUserNews } from './user-news.ts'

/** What lives from the first session on the page until the page goes; between two sessions it rests. Returns its undo. */
export function startSignedIn(): () => void {
  const undo = [followUserNews(), ...(import.meta.env.VITE_IDLE_LOCK === 'on' ? [watchIdle()] : [])]
  return () => {
    for (const stop of undo) stop()
  }
}
