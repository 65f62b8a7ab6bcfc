import { configureClient } from '#src/api/client.ts'
import { signedOutByServer } from '#src/features/session/commands.ts'
import { askAfterRefusal } from '#src/features/session/guard.ts'
import { startSession } from '#src/features/session/start.ts'
import { accessToken } from '#src/features/session/store.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { startSessionEffects } from './effects/session-effects.ts'
import { env } from './env.ts'
import { report } from './errors/report.ts'
import { startPush } from './push.ts'

/** Fills the slots of the lower layers and starts what runs as long as the page. Returns its undo. */
export function connect(): () => void {
  const { learn, stop: stopPush } = startPush()
  configureClient({
    hosts: { api: env.VITE_API_BASE, bidding: env.VITE_BIDDING_API_BASE },
    tokenParams: env.VITE_TOKEN_PARAMS,
    isStrict: env.VITE_STRICT === 'on',
    token: accessToken,
    // A visitor has no token, and nothing that renews one is loaded.
    tokenAfter: async (refused, asks) =>
      (await import('#src/features/session/tokens/refresh.ts')).tokenAfter(refused, asks),
    confirmed: async () => (await import('#src/features/factor/step-up.ts')).confirmDevice(),
    askLogin: askAfterRefusal,
    signOut: signedOutByServer,
    warn: (message) => showToast('warning', translate(message)),
    error: (message) => showToast('error', translate(message)),
    report,
    serverTime: learn,
  })
  provideAnalytics(env.VITE_ANALYTICS_URL)
  const undo = [stopPush, startSession(), startSessionEffects()]
  return () => {
    for (const stop of undo) stop()
  }
}
