// The minimal cost of a broadcast to a room: one process, one frame, one write for each socket.
import http from 'node:http'
import { WebSocketServer } from 'ws'

const frame = JSON.stringify({ kind: 'event', type: 'BID', data: 'x'.repeat(Number(process.argv[2])) })
const server = http.createServer((request, response) => {
  request.resume()
  request.once('end', () => {
    for (const socket of sockets.clients) socket.send(frame)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

process.on('message', () => {
  globalThis.gc()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ kind: 'usage', rss, held: heapUsed + external, cpu: process.cpuUsage() })
})
process.once('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () =>
  process.send({ kind: 'ready', address: `http://127.0.0.1:${server.address().port}` }),
)
