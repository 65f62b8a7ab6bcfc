import { herePath } from '#src/shared/lib/navigation.ts'
import { goToSignIn, isPrivatePlace } from './ending.ts'
import { forgetPerson } from './personal.ts'
import { hear, isStored, onTold, sessionKey, useSession } from './store.ts'

function listen(): void {
  const before = useSession.getState().baseUserId
  hear()
  const after = useSession.getState().baseUserId
  if (before === null || before === after) return
  forgetPerson()
  if (!isPrivatePlace(herePath())) return
  // Somebody else signed in meanwhile: what stands on the screen is not theirs.
  if (after === null) goToSignIn()
  else location.reload()
}

/** Signing in or out in one tab is signing in or out in all of them (SE-07). Returns its undo. */
export function shareSession(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionKey)
  const handleStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === sessionKey || key === null)) listen()
  }
  // Some browsers tell of storage late, or not at all in private windows; what is stored is read either way.
  channel?.addEventListener('message', listen)
  const stopTelling = onTold(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    if (isStored()) channel?.postMessage('told')
  })
  addEventListener('storage', handleStorage)
  return () => {
    removeEventListener('storage', handleStorage)
    stopTelling()
    channel?.close()
  }
}
