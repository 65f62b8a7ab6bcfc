import { configureClient } from '#src/api/client.ts'
import { accessToken } from '#src/features/session/store.ts'
import { translate } from '#src/shared/lib/i18n.ts'
import { ask, tellPerson } from '#src/shared/ui/ask.ts'
import { env } from './env.ts'

/** Fills the slots of the lower floors and starts what lives as long as the page. Comes before the first render. */
export async function boot(): Promise<void> {
  if (import.meta.env.VITE_MOCK === 'worker') {
    const { startExchangeInPage } = await import('#src/mock/mount/browser.ts')
    await startExchangeInPage()
  }
  configureClient({
    hosts: { api: env.VITE_API_BASE, bidding: env.VITE_BIDDING_API_BASE },
    tokenParams: env.VITE_TOKEN_PARAMS,
    token: accessToken,
    askLogin: () =>
      ask({
        title: translate('用户未登录'),
        message: translate('请先登录'),
        tone: 'warning',
        confirm: translate('去登录'),
      }),
    signOut: () => undefined,
    warn: (message) => tellPerson('warning', message),
    error: (message) => tellPerson('error', message),
    report: (what) => console.error(what),
    serverDate: () => undefined,
  })
}
