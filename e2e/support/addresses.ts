import type { Page, Request } from '@playwright/test'

/** The specification puts the parameters of these calls into the address (deviations D1 and D3). */
const bySpecification = ['/oauth/token', '/dscq-user/user/detail']

/** Numbers of phones, documents and bank accounts, and what opens an account. */
const personal: readonly [what: string, RegExp][] = [
  ['a phone number', /(?<![a-z\d])1[3-9]\d{9}(?![a-z\d])/i],
  ['a document number', /(?<![a-z\d])\d{17}[\dx](?![a-z\d])/i],
  ['an account number', /(?<![a-z\d])\d{16,19}(?![a-z\d])/i],
  ['a credential', /[?&](?:\w+_)?(?:token|secret|password)=/i],
]

/**
 * Reports every address with something personal, or with a token that any request before it has sent: addresses stand in logs,
 * histories and referrers (ASVS 14.2.1).
 */
export function watchAddresses(page: Page, tokens: Set<string>, report: (problem: string) => void): void {
  const check = (address: string) => {
    const { pathname, href } = new URL(address)
    if (bySpecification.some((path) => pathname.endsWith(path))) return
    for (const [what, pattern] of personal) if (pattern.test(href)) report(`${what} in the address ${href}`)
    if ([...tokens].some((token) => href.includes(token))) report(`a token in the address ${href}`)
  }
  page.on('request', (request: Request) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '')?.[1]
    if (bearer) tokens.add(bearer)
    if (/^https?:/.test(request.url())) check(request.url())
  })
  page.on('websocket', (socket) => check(socket.url()))
  page.on('framenavigated', (frame) => {
    if (/^https?:/.test(frame.url())) check(frame.url())
  })
}
