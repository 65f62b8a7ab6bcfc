import { addDefaultPolicy } from '#src/shared/lib/html/default-policy.ts'
import { delay } from '#src/shared/lib/time/delay.ts'
import { connect } from './connect.ts'
import { redirectDocument, showUnknownAddressToast } from './route-guard.ts'
import { followSettings } from './effects/appearance.ts'
import { prefetchWireOnIntent, prefetchLogin, prefetchOnIntent } from './effects/prefetch.ts'
import { reportUncaught } from './errors/report.ts'
import { routeAt, screenOf } from './routes.ts'

/** A screen that takes longer is drawn after the frame; until then the static page is shown. */
const timeoutMs = 3000

/**
 * Gives every style element that the program creates the nonce of the page. antd writes some without it (the scroll lock behind a
 * dialog), and the content security policy would drop them.
 */
function addNonceToStyles(): void {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  if (!nonce) return
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}

/** Runs before the first render, so that React draws the screen itself first, in the reader's language. */
export async function boot(): Promise<void> {
  addDefaultPolicy()
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startExchangeInPage } = await import('#src/mock/mount/browser.ts')
    await startExchangeInPage()
  }
  reportUncaught()
  addNonceToStyles()
  prefetchOnIntent()
  prefetchWireOnIntent()
  prefetchLogin()
  connect()
  // The browser would scroll before the rows have arrived (RT-04); see effects/scroll-place.ts.
  history.scrollRestoration = 'manual'
  const wasLost = redirectDocument()
  const route = routeAt(location.pathname)
  const screen = route && Promise.resolve(screenOf(route)).catch(() => undefined)
  await Promise.all([followSettings(), Promise.race([screen, delay(timeoutMs)])])
  if (wasLost) showUnknownAddressToast()
}
