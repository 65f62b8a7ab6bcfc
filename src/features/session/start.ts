import { loadUser } from './commands.ts'
import { startTokenWatch } from './refresh.ts'
import { shareSession } from './tabs.ts'

/** Everything about who is signed in that lives as long as the page. Returns its undo. */
export function startSession(): () => void {
  const undo = [shareSession(), startTokenWatch()]
  void loadUser()
  return () => {
    for (const stop of undo) stop()
  }
}
