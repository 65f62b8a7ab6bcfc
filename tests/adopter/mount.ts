import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PreviewServer } from 'vite'
import { WebSocketServer } from 'ws'
import { respond } from './backend.ts'
import { openPush } from './room.ts'

/** The backend below the addresses of `.env.test`, on the server of the pages. */
export function mount({ middlewares, httpServer }: PreviewServer): void {
  for (const base of ['/api', '/bid-api'])
    middlewares.use(base, (request, response, next) => {
      respond(request, response).catch(next)
    })
  middlewares.use('/analytics', (_request, response) => {
    response.writeHead(204).end()
  })
  const sockets = new WebSocketServer({ noServer: true })
  httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, start: Buffer) => {
    if (new URL(request.url ?? '/', 'http://backend').pathname !== '/push') return void socket.destroy()
    sockets.handleUpgrade(request, socket, start, (client) =>
      openPush({
        send: (text) => client.send(text),
        onMessage: (read) => client.on('message', (data) => read((data as Buffer).toString('utf8'))),
        onClose: (run) => client.on('close', run),
      }),
    )
  })
  httpServer.on('close', () => sockets.close())
}
