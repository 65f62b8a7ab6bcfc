import { syncForgottenDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { loadUser } from './commands.ts'
import { shareLocking } from './screen-lock/screen-lock-sync.ts'
import { startTokenWatch } from './tokens/refresh.ts'
import { useSession } from './store.ts'
import { shareSession } from './tokens/cross-tab-sync.ts'

/** Starts everything of the session that lives as long as the page. Returns its undo. */
export function startSession(): () => void {
  provideDraftOwner(() => useSession.getState().baseUserId)
  const undo = [shareSession(), syncForgottenDrafts(), shareLocking(), startTokenWatch()]
  void loadUser()
  return () => {
    for (const stop of undo) stop()
  }
}
