import type { Page, Request } from '@playwright/test'
import { numbersIn, personalIn } from '#tests/support/personal-data.ts'

/** The specification puts the parameters of these calls into the address (deviations D1 and D3). */
const bySpecification = ['/oauth/token', '/dscq-user/user/detail']

const credential = /[?&](?:\w+_)?(?:token|secret|password)=/i

/**
 * Reports every address with something personal, or with a token that any request before it has sent: addresses stand in logs,
 * histories and referrers (ASVS 14.2.1).
 */
export function watchAddresses(page: Page, report: (problem: string) => void): void {
  const tokens = new Set<string>()
  const check = (address: string) => {
    if (!/^(?:https?|wss?):/.test(address)) return
    const { pathname } = new URL(address)
    if (bySpecification.some((path) => pathname.endsWith(path))) return
    for (const what of numbersIn(address)) report(`${what} in the address ${address}`)
    if (credential.test(address)) report(`a credential in the address ${address}`)
    if ([...tokens].some((token) => address.includes(token))) report(`a token in the address ${address}`)
  }
  page.on('request', (request: Request) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
    if (bearer) tokens.add(bearer)
    check(request.url())
  })
  page.on('websocket', (socket) => check(socket.url()))
  page.on('framenavigated', (frame) => check(frame.url()))
}

/** What of a person is in the storage that outlives the window (ASVS 14.3.3). */
export async function personalInStorage(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return []
  const stored = await page.evaluate(() => Object.entries({ ...localStorage })).catch(() => [])
  return stored.flatMap(([key, text]) =>
    personalIn(text).map((what) => `${what} in localStorage: ${key} = ${text.slice(0, 300)}`),
  )
}
