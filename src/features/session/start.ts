import { syncForgottenDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'
import { storedKeys } from '#src/shared/lib/storage/storage.ts'
import { whenIdle } from '#src/shared/lib/time/when-idle.ts'
import { loadUser } from './commands.ts'
import { shareLocking } from './screen-lock/screen-lock-sync.ts'
import { subscribe, useSession } from './store.ts'
import { shareSession } from './tokens/cross-tab-sync.ts'

/** A browser in which nobody has signed in or begun a form has nothing to sweep. */
const isSwept = (): boolean =>
  ![...storedKeys('local'), ...storedKeys('session')].some((key) => /^(?:session|draft|mine):/.test(key))

/** What fails to load now is swept by the next page. */
function sweep(): void {
  if (!isSwept()) import('./tokens/sweep.ts').then(({ sweepBrowser }) => sweepBrowser()).catch(() => undefined)
}

/** Renews the token of a session; what does it is loaded with the first session. Returns its undo. */
function watchToken(): () => void {
  let isOver = false
  let isLoading = false
  let stop = (): void => undefined
  const begin = () => {
    if (isLoading || useSession.getState().baseUserId === null) return
    isLoading = true
    import('./tokens/refresh.ts').then(
      ({ startTokenWatch }) => {
        if (!isOver) stop = startTokenWatch()
      },
      // Tried again with the next change of the session, and with the first refused call.
      () => (isLoading = false),
    )
  }
  const unsubscribe = useSession.subscribe(begin)
  begin()
  return () => {
    isOver = true
    unsubscribe()
    stop()
  }
}

/** Starts everything of the session that lives as long as the page. Returns its undo. */
export function startSession(): () => void {
  provideDraftOwner(() => useSession.getState().baseUserId)
  // What the tabs share has no name: each of them asks for it.
  const nameSynced = subscribe(({ type }) => {
    if (type === 'synced' && useSession.getState().userInfo === null) void loadUser()
  })
  const sweeping = whenIdle(sweep)
  const undo = [nameSynced, sweeping, shareSession(), syncForgottenDrafts(), shareLocking(), watchToken()]
  void loadUser()
  return () => {
    for (const stop of undo) stop()
  }
}
