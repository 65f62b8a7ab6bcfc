import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { maxUploadBytes } from '#src/model/push/frames.ts'
import type { Wire } from '../push/wire.ts'
import { worldCookie, worldName, type Worlds } from '../worlds.ts'
import { cookieOf } from './http/cookie.ts'
import { prefixes } from './prefixes.ts'
import type { DiskJournals } from './journal/disk.ts'
import { addressOf, type HttpServer } from './node-http.ts'
import { isSameSite } from './http/origin.ts'
import type { Rates } from './http/rates.ts'
import { startClock } from './clock.ts'

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Sockets of Vite's own client; Vite answers these and no others. */
const ofVite: ReadonlySet<string | undefined> = new Set(['vite-hmr', 'vite-ping'])

/** Refuses sockets of pages of other sites, and of foreign names that resolve to this machine. */
const isWelcome = ({ host = '', origin }: IncomingMessage['headers']): boolean =>
  local.test(host) && origin !== undefined && isSameSite(origin, host)

/** Runs one task after another, each once everything written before it is on the disk. */
function afterWriting({ written }: Pick<DiskJournals, 'written'>, failed: () => void) {
  let last: Promise<unknown> | null = null
  return (work: () => void): void => {
    const writing = written()
    if (!writing && !last) return work()
    const next = Promise.all([last, writing])
      .then(work, failed)
      .finally(() => {
        if (last === next) last = null
      })
    last = next
  }
}

/** The socket as the hub sees it. What a power cut could still undo is not sent. */
function wireOf(socket: WebSocket, journals: DiskJournals): Wire {
  const later = afterWriting(journals, () => socket.terminate())
  return {
    send: (text) => later(() => socket.send(text)),
    close: (code, reason) => later(() => socket.close(code, reason)),
    onMessage: (fn) => socket.on('message', (data, isBinary) => fn(isBinary ? '' : (data as Buffer).toString('utf8'))),
    onClose: (fn) => socket.on('close', fn),
    buffered: () => socket.bufferedAmount,
  }
}

const refuse = (socket: Duplex, status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)

/** Accepts push sockets on the server's upgrades and refuses others. `alone`: there is no Vite that answers some of them. */
export function attachPush(
  server: HttpServer,
  { worlds, journals, rates }: { worlds: Worlds; journals: DiskJournals; rates: Rates },
  { alone }: { alone: boolean },
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxUploadBytes, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The client may disconnect before it is answered, and nothing else listens for errors yet.
    socket.on('error', () => socket.destroy())
    const url = addressOf(request)
    if (!url) return void refuse(socket, '400 Bad Request')
    if (url.pathname !== prefixes.push) {
      const isOurs = alone || !ofVite.has(request.headers['sec-websocket-protocol'])
      if (isOurs) refuse(socket, '404 Not Found')
      return
    }
    if (!isWelcome(request.headers)) return void refuse(socket, '403 Forbidden')
    const world = worldName(cookieOf({ headers: { get: () => request.headers.cookie ?? null } }, worldCookie))
    const isTooMuch = !worlds.isOpen(world) && rates.take('world', request.socket.remoteAddress ?? '') !== null
    if (isTooMuch) return void refuse(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      const exchange = worlds.of(world)
      startClock(exchange)
      exchange.hub.connect(wireOf(client, journals), { userId: null, visitor: '' })
    })
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuse(socket, '405 Method Not Allowed')
  })
  server.on('close', () => sockets.close())
}
