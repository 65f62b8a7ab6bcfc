import { syncForgottenDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { loadUser } from './commands.ts'
import { shareLocking } from './screen-lock/screen-lock-sync.ts'
import { startTokenWatch } from './tokens/refresh.ts'
import { subscribe, useSession } from './store.ts'
import { shareSession } from './tokens/cross-tab-sync.ts'

/** Starts everything of the session that lives as long as the page. Returns its undo. */
export function startSession(): () => void {
  provideDraftOwner(() => useSession.getState().baseUserId)
  // What the tabs share has no name: each of them asks for it.
  const nameSynced = subscribe(({ type }) => {
    if (type === 'synced' && useSession.getState().userInfo === null) void loadUser()
  })
  // What fails to load now is swept by the next page.
  const sweeping = whenIdle(
    () => void import('./tokens/sweep.ts').then(({ sweepBrowser }) => sweepBrowser()).catch(() => undefined),
  )
  const undo = [nameSynced, sweeping, shareSession(), syncForgottenDrafts(), shareLocking(), startTokenWatch()]
  void loadUser()
  return () => {
    for (const stop of undo) stop()
  }
}
