import { delay } from '#src/shared/lib/time/delay.ts'
import { connect } from './connect.ts'
import { leadOn, showLostToast } from './route-guard.ts'
import { followSettings } from './effects/appearance.ts'
import { fetchWireOnIntent, prefetchLogin, prefetchOnIntent } from './effects/prefetch.ts'
import { giveStylesTheNonce } from './effects/style-nonce.ts'
import { reportUncaught } from './errors/report.ts'
import { routeAt, screenOf } from './routes.ts'

/** The static page stands in for a screen that takes longer; then the frame comes without it. */
const patienceMs = 3000

/** Comes before the first render, so that the first thing React draws is the screen itself, in the reader's language. */
export async function boot(): Promise<void> {
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startExchangeInPage } = await import('#src/mock/mount/browser.ts')
    await startExchangeInPage()
  }
  reportUncaught()
  giveStylesTheNonce()
  prefetchOnIntent()
  fetchWireOnIntent()
  prefetchLogin()
  connect()
  // The browser would scroll before the rows are here (RT-04); see effects/scroll-place.ts.
  history.scrollRestoration = 'manual'
  const wasLost = leadOn()
  const route = routeAt(location.pathname)
  const screen = route && Promise.resolve(screenOf(route)).catch(() => undefined)
  await Promise.all([followSettings(), Promise.race([screen, delay(patienceMs)])])
  if (wasLost) showLostToast()
}
