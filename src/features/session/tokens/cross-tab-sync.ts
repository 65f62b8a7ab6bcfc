import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { reloadPage } from '#src/shared/lib/navigation/departure.ts'
import { onStored } from '#src/shared/lib/storage/storage.ts'
import { goToSignIn, isPrivatePlace } from '../sign-out.ts'
import { forgetPerson } from '../user-data.ts'
import type { SessionState } from '../reducer.ts'
import { sessionKey } from './session-key.ts'
import { syncFromStorage, isStored, subscribe, useSession } from '../store.ts'

/** Another tab has changed the signed-in account: nothing of the previous one may stay on this screen. */
function applyAccountChange({ baseUserId: before }: SessionState): void {
  const now = useSession.getState().baseUserId
  if (before === null || before === now) return
  forgetPerson()
  if (!isPrivatePlace(herePath())) return
  if (now === null) goToSignIn()
  else reloadPage()
}

/** Signing in or out in one tab is signing in or out in all of them (SE-07). Returns its undo. */
export function shareSession(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionKey)
  const stopBroadcasting = subscribe((event, before) => {
    if (event.type === 'synced') applyAccountChange(before)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    else if (isStored()) channel?.postMessage('changed')
  })
  // Some browsers deliver storage events late, or not at all in private windows; the channel triggers the same read.
  channel?.addEventListener('message', syncFromStorage)
  const stopListening = onStored('local', sessionKey, syncFromStorage)
  return () => {
    stopListening()
    stopBroadcasting()
    channel?.close()
  }
}
