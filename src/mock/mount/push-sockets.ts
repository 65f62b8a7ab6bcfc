import type { IncomingMessage, Server } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { maxUploadBytes } from '#src/model/push/frames.ts'
import type { Wire } from '../push/wire.ts'
import { worldCookie, worldName, type Worlds } from '../worlds.ts'
import { cookieOf } from './cookie.ts'
import { prefixes } from './gate.ts'
import { keepAwake } from './wake.ts'

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** A page of another site may not open a socket here, nor may a name that was pointed at this machine. */
function isWelcome(headers: IncomingMessage['headers']): boolean {
  const { host = '', origin } = headers
  if (!local.test(host) || !origin) return false
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

const wireOf = (socket: WebSocket): Wire => ({
  send: (text) => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  onMessage: (fn) => socket.on('message', (data, isBinary) => fn(isBinary ? '' : (data as Buffer).toString('utf8'))),
  onClose: (fn) => socket.on('close', fn),
  buffered: () => socket.bufferedAmount,
})

const refuse = (socket: Duplex, status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)

/** Push sockets on the server's upgrades. `alone`: nobody else answers upgrades, so foreign ones are refused. */
export function attachPush(server: Server | Http2SecureServer, worlds: Worlds, { alone }: { alone: boolean }): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxUploadBytes, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://portal')
    if (url.pathname !== prefixes.push) {
      if (alone) refuse(socket, '404 Not Found')
      return
    }
    if (!isWelcome(request.headers)) return void refuse(socket, '403 Forbidden')
    const cookies = { headers: { get: () => request.headers.cookie ?? null } }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      const exchange = worlds.of(worldName(cookieOf(cookies, worldCookie)))
      keepAwake(exchange)
      exchange.hub.connect(wireOf(client), {
        userId: null,
        visitor: (url.searchParams.get('visitor') ?? '').slice(0, 64),
      })
    })
  })
  server.on('close', () => sockets.close())
}
