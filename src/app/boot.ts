import { configureClient } from '#src/api/client.ts'
import { signedOutByServer } from '#src/features/session/commands.ts'
import { askAfterRefusal } from '#src/features/session/gate.ts'
import { tokenAfter } from '#src/features/session/refresh.ts'
import { startSession } from '#src/features/session/start.ts'
import { accessToken } from '#src/features/session/store.ts'
import { provideScreens } from '#src/features/user-centre/screens.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'
import { translate } from '#src/shared/lib/i18n.ts'
import { tellPerson } from '#src/shared/ui/ask.ts'
import { detourFrom } from './detour.ts'
import { followSettings } from './effects/appearance.ts'
import { followPerson } from './effects/person.ts'
import { prefetchOnIntent } from './effects/prefetch.ts'
import { giveStylesTheNonce } from './effects/style-nonce.ts'
import { env } from './env.ts'
import { report, reportUncaught } from './errors/report.ts'
import { startPush } from './push.ts'
import { routeAt, screenOf } from './routes.ts'

/** The static page stands in for a screen that takes longer; then the frame comes without it. */
const patienceMs = 3000

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Fills the slots of the lower floors and starts what lives as long as the page. */
function connect(): void {
  configureClient({
    hosts: { api: env.VITE_API_BASE, bidding: env.VITE_BIDDING_API_BASE },
    tokenParams: env.VITE_TOKEN_PARAMS,
    token: accessToken,
    tokenAfter,
    askLogin: askAfterRefusal,
    signOut: signedOutByServer,
    warn: (message) => tellPerson('warning', translate(message)),
    error: (message) => tellPerson('error', translate(message)),
    report,
    serverTime: startPush(),
  })
  provideAnalytics(env.VITE_ANALYTICS_URL)
  reportUncaught()
  giveStylesTheNonce()
  prefetchOnIntent()
  provideScreens((pathname) => routeAt(pathname) !== null)
  startSession()
  followPerson()
  // Every navigation begins at the top (RT-04).
  history.scrollRestoration = 'manual'
}

/** Comes before the first render, so that the first thing React draws is the screen itself, in the reader's language. */
export async function boot(): Promise<void> {
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startExchangeInPage } = await import('#src/mock/mount/browser.ts')
    await startExchangeInPage()
  }
  connect()
  const detour = detourFrom(location.pathname, location.search)
  if (detour !== null) history.replaceState(null, '', detour)
  const route = routeAt(location.pathname)
  const screen = route && Promise.resolve(screenOf(route)).catch(() => undefined)
  await Promise.all([followSettings(), Promise.race([screen, pause(patienceMs)])])
}
