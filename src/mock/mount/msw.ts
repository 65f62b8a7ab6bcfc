import type { http as Http, ws as Ws } from 'msw'
import type { Wire } from '../push/wire.ts'
import { defaultWorld, type Worlds } from '../worlds.ts'
import { answerRequest } from './http/gate.ts'
import { prefixes } from './prefixes.ts'
import { sitemapPath } from './sites/sitemap.ts'
import { startClock } from './clock.ts'

/** The exchange as request and socket handlers of msw; `http` and `ws` are passed in because node and browser differ. */
export function mswHandlers({ http, ws }: { http: typeof Http; ws: typeof Ws }, worlds: Worlds) {
  const link = ws.link(new RegExp(`${prefixes.push}(?:\\?.*)?$`))
  const answer = async ({ request }: { request: Request }) => (await answerRequest(request, worlds, false)) ?? undefined
  const paths = [
    prefixes.api,
    prefixes.bidding,
    '/mock-pictures',
    '/mock-files',
    '/feeds',
    prefixes.signOn,
    '/mock-bank',
    '/mock-face',
    '/mock-purchase',
    '/purchase-files',
  ].map((prefix) => `*${prefix}/*`)
  return [
    ...[...paths, `*${prefixes.analytics}`, `*${sitemapPath}`].map((path) => http.all(path, answer)),
    link.addEventListener('connection', ({ client }) => {
      const exchange = worlds.of(defaultWorld)
      startClock(exchange)
      const wire: Wire = {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
        onMessage: (fn) => client.addEventListener('message', ({ data }) => fn(typeof data === 'string' ? data : '')),
        onClose: (fn) => client.addEventListener('close', () => fn()),
      }
      exchange.hub.connect(wire, { userId: null, visitor: '' })
    }),
  ]
}
